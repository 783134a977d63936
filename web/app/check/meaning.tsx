import './meaning.css';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { say } from '@web/records/say';

/** What a check proves, and what it does not. */
export function Meaning() {
  return (
    <div className="meaning">
      <Panel head={say('proves')} className="yes">
        <ul>
          {(['proves.draws', 'proves.promise', 'proves.moves'] as const).map((code) => (
            <li key={code}>
              <Icon name="check" />
              {say(code)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel head={say('provesNot')}>
        <ul>
          {(['provesNot.together', 'provesNot.cards', 'provesNot.moves', 'provesNot.game', 'provesNot.names'] as const).map(
            (code) => (
              <li key={code}>
                <Icon name="eye-off" />
                {say(code)}
              </li>
            ),
          )}
        </ul>
      </Panel>
    </div>
  );
}
