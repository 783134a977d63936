/** The title of few moves as it might be later: under other rules, and stored in another shape. */

import type { Action, Event, Seat, Step, Title, Viewer } from '@shared/game';
import type { Game } from '@shared/games/index';
import { oneMove, type State } from './one-move';

/** Rules 2: the die is thrown again before anybody guesses. */
export const laterRules: Game = changed({
  rules: '2',
  start(options, seats, draw) {
    const { state, events } = oneMove.title.start(options, seats, draw);
    const die = draw.pick('second throw', 6) + 1;
    return { state: { ...(state as State), die }, events: [...events, { type: 'thrown', die }] };
  },
});

/** What format 2 stores: a player each, instead of a list of points and one of who has gone. */
interface Later {
  readonly moves: number;
  readonly done: number;
  readonly die: number;
  readonly players: readonly { readonly points: number; readonly gone?: number }[];
}

/** Format 2 of the same rules; `lifted` is told of every state that comes from an older one. */
export function laterFormat(lifted: (format: number) => void): Game {
  const { title } = oneMove;
  const next = ({ state, events }: Step<unknown, Event>): Step<unknown, Event> => ({ state: lift(state as State), events });
  return changed({
    format: 2,
    migrate(stored, format) {
      lifted(format);
      return lift(stored as State);
    },
    start: (options, seats, draw) => next(title.start(options, seats, draw)),
    act: (state, action: Action, draw) => next(title.act(lower(state), action, draw)),
    leave: (state, seat: Seat, draw) => next(title.leave(lower(state), seat, draw)),
    turn: (state) => title.turn(lower(state)),
    choices: (state) => title.choices(lower(state)),
    view: (state, viewer: Viewer) => title.view(lower(state), viewer),
    result: (state) => title.result(lower(state)),
  });
}

function changed(change: Partial<Title>): Game {
  return { ...oneMove, title: { ...oneMove.title, ...change } };
}

function lift({ moves, done, die, points, gone }: State): Later {
  const players = points.map((score, seat) =>
    gone.includes(seat) ? { points: score, gone: gone.indexOf(seat) } : { points: score },
  );
  return { moves, done, die, players };
}

/** @throws TypeError of a state that was not lifted. */
function lower(state: unknown): State {
  const { players, ...rest } = state as Later;
  const gone = [...players.keys()].filter((seat) => players[seat]?.gone !== undefined);
  const order = gone.sort((one, other) => (players[one]?.gone ?? 0) - (players[other]?.gone ?? 0));
  return { ...rest, points: players.map(({ points }) => points), gone: order };
}
