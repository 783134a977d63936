import type { Kind } from '@shared/notices/kinds';
import { DEFAULTS } from '@shared/notices/ways';
import { Icon } from '@web/components/icon';
import { say } from '../say';
import { GROUPS } from './groups';
import type { WaysProps } from './kinds';
import { WaySelect } from './way-select';

/** Kinds by channels, on a phone: folded, by what belongs together. */
export function Folds({ ways, channels, onChange }: WaysProps) {
  const isUsual = (kind: Kind): boolean => channels.every((channel) => ways[kind][channel] === DEFAULTS[kind][channel]);
  return (
    <div className="folds">
      {GROUPS.map(([group, kinds]) => (
        <details key={group}>
          <summary>
            <b>{say(`group.${group}`)}</b>
            <span className="meta">{say(kinds.every(isUsual) ? 'usual' : 'own')}</span>
            <Icon name="next" />
          </summary>
          {kinds.map((kind) => (
            <div key={kind} className="kind">
              <h3>{say(`kind.${kind}`)}</h3>
              {channels.map((channel) => (
                <div key={channel} className="by">
                  <span aria-hidden="true">{say(`channel.${channel}`)}</span>
                  <WaySelect
                    kind={kind}
                    channel={channel}
                    way={ways[kind][channel]}
                    onChange={(way) => onChange(kind, channel, way)}
                  />
                </div>
              ))}
            </div>
          ))}
        </details>
      ))}
    </div>
  );
}
