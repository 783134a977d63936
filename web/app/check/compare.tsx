import './compare.css';
import type { RecordedGame } from '@shared/record/record';
import { Panel } from '@web/components/panel';
import { say } from '@web/records/say';

interface Props {
  readonly record: RecordedGame;
  /** Hash of what the draws follow from besides the secret. */
  readonly transcript: string;
}

/** The long numbers, to be held against a letter. */
export function Compare({ record: { commitment, secret }, transcript }: Props) {
  return (
    <Panel head={say('toCompare')} className="compare">
      <p className="meta">{say('toCompareLead')}</p>
      <dl>
        <dt>{say('compare.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{say('compare.transcript')}</dt>
        <dd>
          <code>{transcript}</code>
        </dd>
        {secret !== undefined && (
          <>
            <dt>{say('compare.secret')}</dt>
            <dd>
              <code>{secret}</code>
              <p className="meta">{say('compare.secret.means')}</p>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
