/** Something of each kind to tell one player, by the names of those who play. */

import type { Result } from '@shared/game';
import { findGame, type Game, games } from '@shared/games/index';
import { mrJackPocket } from '@shared/games/mr-jack-pocket/index';
import { pi } from '@shared/games/pi/index';
import { seeded } from '@shared/random';
import type { Begun } from '../../mail/begun';
import type { Table } from '../../mail/expiring';
import type { GameSeen } from '../../mail/game';
import type { TableSeen } from '../../mail/table';
import type { TimeLeft } from '../../mail/time';
import { begunNews } from '../begun';
import { digestNews } from '../digest';
import { expiringNews } from '../expiring';
import { messageNews } from '../message';
import { missedNews } from '../missed';
import type { News } from '../news';
import { nudgeNews } from '../nudge';
import { overNews } from '../over';
import { rematchNews } from '../rematch';
import { reminderNews } from '../reminder';
import { removedNews } from '../removed';
import { trialNews } from '../trial';
import { turnNews } from '../turn';
import { unhookedNews } from '../unhooked';

export const NAMES = ['Nora', 'Theo', 'Li', 'Ada', 'Bram'];

export const BEGUN: Begun = { turn: 1, commitment: 'c0'.repeat(32), transcript: '7a'.repeat(32) };

export const TIME: TimeLeft = { deadline: Date.UTC(2026, 10, 30, 18, 30), zone: 'Asia/Kolkata', outcome: 'auto' };

function gameOf(id: string): Game {
  const game = findGame(games, id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}

/** A game for two that has just begun, before the second of them. */
export function duel(fields: Partial<GameSeen> = {}): GameSeen {
  const { state, events } = mrJackPocket.start({ roles: 'host-jack' }, 2, seeded(Uint8Array.of(1)));
  return {
    id: 'g',
    game: gameOf('mr-jack-pocket'),
    options: { roles: 'host-jack' },
    state,
    names: (seat) => NAMES[seat] ?? '',
    opponents: [0],
    seat: 1,
    history: [{ version: 1, events }],
    ...fields,
  };
}

const EDITION = { edition: 'first' } as const;
const draw = seeded(Uint8Array.of(2));
const BEGINNING = pi.start(EDITION, 5, draw);

/** A game for five that has just begun, before the third of them. */
export function round(fields: Partial<GameSeen> = {}): GameSeen {
  const { state, events } = BEGINNING;
  return {
    id: 'p',
    game: gameOf('pi'),
    options: EDITION,
    state,
    names: (seat) => NAMES[seat] ?? '',
    opponents: [0, 1, 3, 4],
    seat: 2,
    history: [{ version: 1, events }],
    ...fields,
  };
}

/** The same, after the clock has played for the one whose turn it was, who sees it, or made them leave. */
export function clocked(isForGood: boolean, fields: Partial<GameSeen> = {}): GameSeen {
  const seat = pi.turn(BEGINNING.state)?.seat ?? 0;
  const action = pi.auto(pi.view(BEGINNING.state, seat), draw);
  if (action === undefined) throw new Error('there is nothing to play');
  const { state, events } = isForGood ? pi.leave(BEGINNING.state, seat, draw) : pi.act(BEGINNING.state, action, draw);
  const done = { version: 2, seat, auto: true as const, ...(isForGood ? {} : { action }), events };
  const opponents = [0, 1, 2, 3, 4].filter((other) => other !== seat);
  return round({ state, seat, opponents, history: [{ version: 1, events: BEGINNING.events }, done], ...fields });
}

/** A table of five, before the third of them. */
export function table(fields: Partial<TableSeen> = {}): TableSeen {
  const { id, game, options, names, opponents, seat } = round();
  return { id, game, options, names, opponents, seat, ...fields };
}

/** A table that does not fill. */
export function waitingTable(fields: Partial<Table> = {}): Table {
  const { deadline: closes, zone } = TIME;
  const { id, game, options } = table();
  return { id, game, options, taken: 2, seats: 5, enough: 2, closes, zone, ...fields };
}

export const RESULT: Result = {
  how: 'most-points',
  seats: [
    { place: 3, score: 4 },
    { place: 1, score: 12 },
    { place: 1, score: 12 },
    { place: 5, score: -2 },
    { place: 4, score: 0 },
  ],
};

/** By what it is. `names`: of those who play, the reader among them. */
export function every(names: GameSeen['names'] = (seat) => NAMES[seat] ?? ''): Readonly<Record<string, News>> {
  const two = duel({ names });
  const five = round({ names });
  const missed = clocked(false, { names });
  const out = clocked(true, { names });
  const three = table({ names });
  return {
    'a turn': turnNews(two),
    'a turn that has a deadline': turnNews({ ...five, time: TIME }),
    'the first turn': turnNews(two, BEGUN),
    'a turn after one that was missed': turnNews({ ...missed, time: TIME }),
    'a game that has begun': begunNews(duel({ names, seat: 0, opponents: [1] }), BEGUN),
    'a turn whose time is running out': reminderNews({ ...five, time: TIME }),
    'a game that is paused': turnNews({ ...two, time: { ...TIME, paused: TIME.deadline } }),
    'a nudge': nudgeNews({ ...five, time: TIME }, 0),
    'a turn that was missed': missedNews(missed, { from: 2, until: 2 }),
    'a place that is lost': missedNews(out, { from: 2, until: 2 }),
    'a game that is over': overNews(five, { status: 'finished', result: RESULT, version: 1 }),
    'a game that the clock ended': overNews(missed, { status: 'finished', result: RESULT, version: 2 }),
    'a game without a result': overNews(two, { status: 'void', why: 'agreed', version: 1 }),
    'a message': messageNews(three, { by: 0, text: 'Who has seen\nShorty?', more: 2 }),
    'a phrase': messageNews(two, { by: 0, phrase: 'well-played', more: 0 }),
    'a game to be played again': rematchNews(three, names(0)),
    'a table that is about to close': expiringNews(waitingTable()),
    'a table whose host has removed them': removedNews(three, 'removed'),
    'a table that was closed': removedNews(three, 'closed'),
    'a table that nobody came to': removedNews({ ...three, opponents: [] }, 'expired'),
    'a day': digestNews({
      waiting: [{ seen: two, deadline: TIME.deadline }, { seen: three }],
      news: [overNews(five, { status: 'finished', result: RESULT, version: 1 }).brief],
      zone: TIME.zone,
    }),
    'a day on which nothing waits': digestNews({ waiting: [], news: [begunNews(two, BEGUN).brief], zone: TIME.zone }),
    'a trial': trialNews(),
    'a webhook that is gone': unhookedNews('hooks.example', 'gone'),
    'a webhook that fails': unhookedNews('hooks.example', 'failing'),
  };
}
