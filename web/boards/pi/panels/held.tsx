import './panels.css';
import type { View } from '@shared/games/pi/types';
import { Panel } from '@web/components/panel';
import { by, useSay } from '../speech';
import { Fan } from './case';

/** The case the viewer holds for the player on their left. Never beside the viewer's own clues in one panel. */
export function Held({ view }: { readonly view: View }) {
  const say = useSay();
  const { you, holds, players } = view;
  const cards = holds === undefined ? undefined : view.cases[holds];
  if (you === undefined || holds === undefined || !cards) return undefined;
  const solved = players[holds]?.solved !== undefined;
  return (
    <Panel className="hold" head={say('case.hold', { seat: by(holds) })} meta={say(solved ? 'case.solved' : 'case.secret')}>
      <Fan cards={cards} />
      <p className="meta note">{say('case.note', { seat: by((you + players.length - 1) % players.length) })}</p>
    </Panel>
  );
}
