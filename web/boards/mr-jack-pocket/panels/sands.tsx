import type { View } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';
import { type Line, line, Say, useSay } from '../speech';
import { type Sands, sandsOf } from './outlook';

/** How many Jack needs. */
const GOAL = 6;

/** Jack's hourglasses in a row of six: in sight, on cards, open. */
export function JacksSands({ view }: { readonly view: View }) {
  const say = useSay();
  const { sight, least, most } = sandsOf(view);
  const slots = Math.max(GOAL, sight + most);
  const label = say('sands', { sight, own: least, may: most - least });
  return (
    <div className="jack">
      <div className="sands" role="img" aria-label={label}>
        {Array.from({ length: slots }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are counted, not moved
          <Slot key={slot} kind={slot < sight ? 'have' : slot < sight + least ? 'own' : slot < sight + most ? 'may' : 'open'} />
        ))}
      </div>
      <p className="meta">
        <Say line={lineOf(view, { sight, least, most })} />
      </p>
    </div>
  );
}

function Slot({ kind }: { readonly kind: 'have' | 'own' | 'may' | 'open' }) {
  return (
    <i className={kind}>
      {kind === 'have' || kind === 'own' ? <Icon name="glass" /> : undefined}
      {kind === 'may' ? '?' : undefined}
    </i>
  );
}

function lineOf({ secret, jackCards: cards, you, result }: View, { sight, least, most }: Sands): Line {
  if (secret !== undefined) {
    const parts = { total: secret.hourglasses, sight, own: least, cards };
    if (result !== undefined) return line('sands.end', parts);
    return line(you === 'jack' ? 'sands.yours' : 'sands.open-hand', parts);
  }
  return cards === 0 ? line('sands.open', { sight }) : line('sands.secret', { sight, cards, least, most });
}
