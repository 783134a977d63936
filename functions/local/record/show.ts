/** A game on record, for people: who played, what was done, and how the board stands in the end. */

import type { Seat } from '@shared/game';
import { type Game, wordsOf } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { statesOf } from '@shared/record/replay';
import { say } from '@shared/words/say';
import { oneLine } from './one-line';

const VOID = 'Ended without a result.';

const WHYS = {
  agreed: 'Ended without a result, as its players agreed.',
  unplayed: 'Ended without a result, for nobody moved.',
} as const satisfies Readonly<Record<NonNullable<RecordedGame['why']>, string>>;

export function linesOfGame(game: Game, record: RecordedGame): readonly string[] {
  const { id, title, rules, options, seats, moves, status } = record;
  const words = wordsOf(game, options);
  const names = (seat: Seat): string => oneLine(seats[seat]?.name ?? `${seat + 1}`);
  const told = moves.flatMap(({ at, auto, events }, index) => {
    const place = `${String(index + 1).padStart(5)}  ${instant(at)}`;
    return events.map((event) => `${place}  ${say(words, game.title.tell(event), names)}${auto ? ' (by the clock)' : ''}`);
  });
  return [
    `${words.title ?? title}, rules ${rules}, game ${id}`,
    ...Object.entries(options).map(([name, value]) => oneLine(`${name}: ${value}`)),
    ...seats.map(({ contribution }, seat) => `seat ${seat}: ${names(seat)}${contribution ? ', who added to chance' : ''}`),
    '',
    ...told,
    '',
    endOf(record),
    ...pictureOf(game, record, names),
  ];

  function endOf({ result, why }: RecordedGame): string {
    if (status === 'void') return why === undefined ? VOID : WHYS[why];
    if (result === undefined) return 'Still running, as one viewer may know it.';
    const ranked = result.seats.map((rank, seat) => ({ ...rank, seat })).sort((one, other) => one.place - other.place);
    const places = ranked.map(({ place, score, seat }) => `${place}. ${names(seat)}${score === undefined ? '' : ` (${score})`}`);
    const how = Object.hasOwn(words, result.how) ? words[result.how] : result.how;
    return `${how}: ${places.join(', ')}`;
  }
}

/** With everything face up. Of a record that is cut, or that the rules do not allow, nobody can tell. */
function pictureOf(game: Game, record: RecordedGame, names: (seat: Seat) => string): readonly string[] {
  if (record.sight !== undefined) return [];
  try {
    const state = statesOf(game, record).at(-1);
    return ['', game.title.picture(game.title.view(state, 'revealed'), names)];
  } catch {
    return ['', 'It cannot be played again: verify says why.'];
  }
}

/** To the second, in UTC. */
function instant(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 19);
}
