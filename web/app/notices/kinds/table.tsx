import { say } from '../say';
import { GROUPS } from './groups';
import type { WaysProps } from './kinds';
import { WaySelect } from './way-select';

/** Kinds by channels, where there is room for it. */
export function Table({ ways, channels, onChange }: WaysProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{say('kind')}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {say(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map(([group, kinds]) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className="caps">
              {say(`group.${group}`)}
            </th>
          </tr>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`kind.${kind}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <WaySelect
                    kind={kind}
                    channel={channel}
                    way={ways[kind][channel]}
                    onChange={(way) => onChange(kind, channel, way)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
