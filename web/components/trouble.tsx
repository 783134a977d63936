import './trouble.css';
import { trouble } from '@web/words/trouble';

/** A failed request, where it happened. Nothing while nothing failed. */
export function Trouble({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="trouble">
      {error === undefined ? undefined : <p>{trouble(error)}</p>}
    </div>
  );
}
