import './jump.css';
import { Icon } from '@web/components/icon';
import { say } from '@web/words/say';

/** The way to the notebook where it does not lie beside the board. */
export function NotebookJump({ onJump }: { readonly onJump: () => void }) {
  return (
    <button type="button" className="icon-btn notebook-jump" aria-label={say('notebook')} onClick={onJump}>
      <Icon name="notebook" />
    </button>
  );
}
