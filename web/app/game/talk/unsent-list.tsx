'use client';

import { useKept } from '@web/drafts/use-kept';
import { keyOf } from './composer';
import { sayPhrase } from './phrases';
import { say } from './say';
import type { Unsent } from './use-outbox';

interface Props {
  readonly id: string;
  readonly unsent: readonly Unsent[];
  readonly again: string | undefined;
  readonly onRetry: (key: string) => void;
  readonly onTakeBack: (key: string) => void;
}

/** What the reader has said and nobody can read yet. */
export function UnsentList({ id, unsent, again, onRetry, onTakeBack }: Props) {
  const [, setText] = useKept(keyOf(id), '');

  const takeBack = ({ key, message }: Unsent): void => {
    if ('text' in message) setText((typed) => (typed === '' ? message.text : `${message.text}\n${typed}`));
    onTakeBack(key);
  };

  return (
    <ol className="unsent" aria-live="polite">
      {unsent.map((one) => {
        const { key, message, why } = one;
        return (
          <li key={key} className="own">
            <div>
              <p className="words">{'text' in message ? message.text : sayPhrase(message.phrase)}</p>
              <p className="meta">
                {why === undefined ? say(again === key ? 'sendingMessageAgain' : 'sendingMessage') : say('notSent', { why })}
              </p>
              {why !== undefined && (
                <p className="acts">
                  <button type="button" className="btn" onClick={() => takeBack(one)}>
                    {say('takeBack')}
                  </button>
                  <button type="button" className="btn" onClick={() => onRetry(key)}>
                    {say('sendAgain')}
                  </button>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
