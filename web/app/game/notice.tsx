import { trouble } from '@web/words/trouble';

interface Props {
  /** About what was sent. */
  readonly text: string | undefined;
  /** Why the newest question had no answer. */
  readonly error: unknown;
}

/** One line about what does not go as it should. */
export function Notice({ text, error }: Props) {
  const line = text ?? (error === undefined ? undefined : trouble(error));
  return (
    <div className="notice" role="status">
      {line !== undefined && <p>{line}</p>}
    </div>
  );
}
