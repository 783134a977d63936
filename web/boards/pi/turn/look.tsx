/** To look and think while others move: a card enlarged, and what lies on it in words. */

import './turn.css';
import { neighbours } from '@shared/games/pi/board';
import type { Location, View } from '@shared/games/pi/types';
import { Panel } from '@web/components/panel';
import { lying } from '../city/lying';
import { Pawn, Token } from '../city/pieces';
import { by, named, useNames, useSay } from '../speech';
import { KINDS } from '../tiles';
import type { Desk } from './desk';
import { Large } from './large';

interface Props {
  readonly view: View;
  readonly desk: Desk;
}

export function Look({ view, desk }: Props) {
  const say = useSay();
  const location = view.board.find(({ place }) => place === desk.looked);
  if (!location) {
    return (
      <Panel className="prep" head={view.toMove === undefined ? say('look.head') : say('turn.theirs', { seat: by(view.toMove) })}>
        <p className="meta">{say(view.result ? 'look.how-now' : 'look.how')}</p>
      </Panel>
    );
  }
  const near = neighbours(location.place).length;
  return (
    <Panel className="prep" head={say(location.place)} meta={say('send.near', { count: near })}>
      <Large view={view} desk={desk} />
      <Pieces view={view} location={location} />
    </Panel>
  );
}

function Pieces({ view, location }: { readonly view: View; readonly location: Location }) {
  const say = useSay();
  const names = useNames();
  const { investigators, marks } = lying(view, location);
  const tokens = KINDS.flatMap((kind) => marks[kind]);
  const owner = (seat: number) => (seat === view.you ? say('players.you', { seat: by(seat) }) : names(seat));
  if (investigators.length + tokens.length === 0) return <p className="meta">{say('look.empty')}</p>;
  return (
    <ul className="clues">
      {investigators.map((one) => (
        <li key={one.seat}>
          <span>
            <Pawn seat={one.seat} tokens={one} />
            {owner(one.seat)}
          </span>
          <span className="meta">{say('look.investigator', { discs: one.discs, cubes: one.cubes })}</span>
        </li>
      ))}
      {tokens.map(({ seat, kind, element }) => (
        <li key={`${seat} ${element}`}>
          <span>
            <Token seat={seat} kind={kind} />
            {owner(seat)}
          </span>
          <span className="meta">{say(`look.${kind}`, { element: named(element) })}</span>
        </li>
      ))}
    </ul>
  );
}
