import type { Channel } from '@shared/notices/channels';
import type { Kind } from '@shared/notices/kinds';
import { WAYS, type Way } from '@shared/notices/ways';
import { Icon } from '@web/components/icon';
import { say } from '../say';

interface Props {
  readonly kind: Kind;
  readonly channel: Channel;
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** When the reader is told of a kind by a channel. */
export function WaySelect({ kind, channel, way, onChange }: Props) {
  return (
    <span className="select">
      <select
        className="input"
        aria-label={say('wayOf', { kind: say(`kind.${kind}`), channel: say(`channel.${channel}`) })}
        value={way}
        onChange={({ target }) => onChange(WAYS.find((each) => each === target.value) ?? way)}
      >
        {WAYS.map((each) => (
          <option key={each} value={each}>
            {say(`way.${each}`)}
          </option>
        ))}
      </select>
      <Icon name="next" />
    </span>
  );
}
