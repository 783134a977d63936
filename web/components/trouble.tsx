import './trouble.css';
import { trouble } from '@web/words/trouble';

interface Props {
  readonly error: unknown;
  /** By which a field says that this is about it. */
  readonly id?: string;
}

/** A failed request, where it happened. Nothing while nothing failed. */
export function Trouble({ error, id }: Props) {
  return (
    <div id={id} role="alert" className="trouble">
      {error === undefined ? undefined : <p>{trouble(error)}</p>}
    </div>
  );
}
