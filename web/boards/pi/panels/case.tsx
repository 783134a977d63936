import type { Case } from '@shared/games/pi/types';
import { toneClass } from '../city/layout';
import { useSay } from '../speech';
import { KINDS } from '../tiles';
import { CardFace } from './card';

/** Three case cards face up, side by side. */
export function Fan({ cards }: { readonly cards: Case }) {
  const say = useSay();
  return (
    <ul className="fan">
      {KINDS.map((kind) => (
        <li key={kind} className={`ev ev-${kind} ${toneClass(cards.place)}`}>
          <CardFace element={cards[kind]} line={say('evidence.kind', { kind })} />
        </li>
      ))}
    </ul>
  );
}
