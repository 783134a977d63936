import './nine.css';
import { isSuspect } from '@shared/games/mr-jack-pocket/board';
import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import type { Character, Tile, View } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { isHiding } from '../alleys/shown';
import { Portrait } from '../art';
import { useSay } from '../speech';

/** The roster: suspects by name, then innocents by the round that cleared them. */
export function Nine({ view }: { readonly view: View }) {
  const say = useSay();
  const suspects = view.tiles.filter(isSuspect).length;
  const order = [...view.tiles].sort(
    (one, other) => (one.cleared ?? 0) - (other.cleared ?? 0) || one.character.localeCompare(other.character),
  );
  return (
    <Panel head={say('nine')} meta={say('nine.meta', { suspects, innocent: view.tiles.length - suspects })}>
      <ul className="nine">
        {order.map((tile) => (
          <One key={tile.character} tile={tile} view={view} />
        ))}
      </ul>
    </Panel>
  );
}

function One({ tile: { character, cleared }, view }: { readonly tile: Tile; readonly view: View }) {
  const say = useSay();
  const own = view.secret?.identity === character ? say(isHiding(view) ? 'nine.you' : 'nine.jack') : undefined;
  return (
    <li className={cleared === undefined ? `tone-${character}` : 'gone'}>
      <span className="m">{cleared === undefined ? <Portrait of={character} /> : <Icon name="check" />}</span>
      <b>{say(character)}</b>
      {own === undefined ? undefined : <span className="is">{own}</span>}
      {cleared === undefined ? undefined : <small>{say('nine.cleared', { round: cleared })}</small>}
      <small>{useCard(view, character)}</small>
    </li>
  );
}

/** Where a character's alibi card is, as far as the viewer knows; else what it is worth to Jack. */
function useCard(view: View, character: Character): string {
  const { shown, secret } = view;
  const say = useSay();
  if (shown.includes(character)) return say('nine.shown');
  if (secret?.cards.includes(character)) return say(isHiding(view) ? 'nine.held' : 'nine.taken');
  return say('nine.glasses', { count: HOURGLASSES[character] });
}
