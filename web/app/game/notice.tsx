import { Refused } from '@web/api/answer';
import { trouble } from '@web/words/trouble';

interface Props {
  /** About what was sent. */
  readonly text: string | undefined;
  /** Why the newest question had no answer. */
  readonly error: unknown;
}

/** One line about what does not go as it should. That there is no answer at all, the page says of itself. */
export function Notice({ text, error }: Props) {
  const line = text ?? (error instanceof Refused ? trouble(error) : undefined);
  return (
    <div className="notice" role="status">
      {line !== undefined && <p>{line}</p>}
    </div>
  );
}
