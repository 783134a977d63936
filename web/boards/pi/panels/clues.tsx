import './panels.css';
import type { View } from '@shared/games/pi/types';
import { Panel } from '@web/components/panel';
import { Pawn, Token } from '../city/pieces';
import { named, useSay } from '../speech';
import { placeOf } from '../tiles';
import { announced } from './announced';

/** What the viewer has been told in this mini-game: by investigators, by tokens on tiles, by cards that placed nothing. */
export function Clues({ view }: { readonly view: View }) {
  const say = useSay();
  const { you } = view;
  if (you === undefined) return undefined;
  const sent = view.investigators.filter((one) => one.seat === you);
  const marks = view.marks.filter((mark) => mark.seat === you);
  const kept = view.players[you]?.kept ?? [];
  const told = sent.length + marks.length + kept.length;
  return (
    <Panel head={say('clue.head')}>
      {told === 0 && <p className="meta">{say('clue.none')}</p>}
      <ul className="clues">
        {sent.map((one) => (
          <li key={one.place}>
            <span>
              <Pawn seat={you} tokens={one} />
              {say(one.place)}
            </span>
            <span className="meta">{say('clue.counts', { ...announced(view, one) })}</span>
          </li>
        ))}
        {marks.map(({ kind, element }) => (
          <li key={element}>
            <span>
              <Token seat={you} kind={kind} />
              {say(element)}
            </span>
            <span className="meta">
              {kind === 'disc' ? say('clue.disc') : say('clue.cube', { place: named(placeOf(view.board, element)) })}
            </span>
          </li>
        ))}
        {kept.map((element) => (
          <li key={element}>
            <span>
              <i className="tk nil">×</i>
              {say(element)}
            </span>
            <span className="meta">{say('clue.nothing')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
