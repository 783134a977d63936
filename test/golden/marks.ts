/** What a game on record shows: how it ended, and what is rare on the way there. Read from its events alone. */

import type { Seat } from '@shared/game';
import { hourglasses } from '@shared/games/mr-jack-pocket/cards';
import type { Event as JackEvent, Role } from '@shared/games/mr-jack-pocket/types';
import type { Event as PiEvent } from '@shared/games/pi/types';
import type { RecordedGame } from '@shared/record/record';

type Reader = (record: RecordedGame) => readonly string[];

/** The end of a game, and marks of the title's own. */
export function marksOf(record: RecordedGame): ReadonlySet<string> {
  const how = record.result?.how ?? record.status;
  return new Set([how, ...marksOfClock(record), ...(READERS[record.title]?.(record) ?? [])]);
}

const READERS: Readonly<Record<string, Reader>> = { 'mr-jack-pocket': marksOfJack, pi: marksOfPi };

/** What the clock did. */
function marksOfClock({ moves }: RecordedGame): readonly string[] {
  const missed = moves.filter(({ auto }) => auto);
  return [
    ...(missed.some(({ action }) => action) ? ['automatic-turn'] : []),
    ...(missed.some(({ action }) => !action) ? ['timed-out'] : []),
  ];
}

/** Which role left, and in how many rounds both goals were reached and the game went on. */
function marksOfJack(record: RecordedGame): readonly string[] {
  const events = eventsOf<JackEvent>(record);
  const jack = events.find(({ type }) => type === 'start') as Extract<JackEvent, { type: 'start' }>;
  const rounds: Role[] = [];
  let suspects = 9;
  let chases = 0;
  const cards = events.flatMap((event) => (event.type === 'alibi' && event.seat === jack.jack && event.card ? [event.card] : []));
  let drawn = 0;
  events.forEach((event, at) => {
    if (event.type === 'alibi' && event.seat === jack.jack) drawn++;
    if (event.type === 'alibi' && event.cleared) suspects--;
    if (event.type !== 'appeal') return;
    rounds.push(event.token);
    suspects -= event.cleared.length;
    const goesOn = events[at + 1]?.type === 'tokens';
    if (goesOn && suspects === 1 && hourglasses(rounds, cards.slice(0, drawn)) >= 6) chases++;
  });
  const gone = leaversOf(events).map((seat) => (seat === jack.jack ? 'jack-leaves' : 'investigator-leaves'));
  return [...gone, ...(chases > 0 ? ['chase'] : []), ...(chases > 1 ? ['long-chase'] : [])];
}

function marksOfPi(record: RecordedGame): readonly string[] {
  const events = eventsOf<PiEvent>(record);
  const gone = leaversOf(events);
  const isLeft = record.result?.how === 'last-one';
  const { seats = [] } = record.result ?? {};
  const winners = seats.filter(({ place }) => place === 1);
  const best = Math.max(...seats.flatMap(({ score = 0 }, seat) => (gone.includes(seat) ? [] : [score])));
  const level = [...seats.keys()].filter((seat) => seats[seat]?.score === best && !gone.includes(seat));
  const marks: Readonly<Record<string, boolean>> = {
    'goes-on-without': gone.length > 0 && !isLeft,
    'shared-win': winners.length > 1,
    ...(isLeft ? {} : tiesIn(record, events, level)),
    'below-nothing': seats.some(({ score = 0 }) => score < 0),
    reshuffled: events.some((event) => event.type === 'refilled' && event.reshuffled === true),
    unsolved: roundsOf(events).some((round) => solversOf(round).length < record.seats.length),
    'all-solved': roundsOf(events).some((round) => solversOf(round).length === record.seats.length),
    'wrong-guess': events.some((event) => event.type === 'guessed' && !event.right),
    ...(record.options.edition === 'second' ? { floor: events.some(isAtTheFloor) } : {}),
    ...(record.options.edition === 'duel' ? marksOfDuel(events) : {}),
  };
  return Object.keys(marks).filter((mark) => marks[mark]);
}

/** What came between those who have the same score. */
function tiesIn({ result }: RecordedGame, events: readonly PiEvent[], level: readonly Seat[]): Readonly<Record<string, boolean>> {
  const sent = level.map((seat) => events.filter((event) => event.type === 'placed' && event.seat === seat).length);
  const isBroken = level.some((seat) => result?.seats[seat]?.place !== 1);
  const isEven = new Set(sent).size === 1;
  return { 'broken-by-investigators': isBroken && !isEven, 'broken-by-penalties': isBroken && isEven };
}

/** A wrong guess that costs less than one does, since the track ends there. */
function isAtTheFloor(event: PiEvent): boolean {
  return event.type === 'guessed' && !event.right && event.points !== undefined && event.points > -2;
}

/** How the rounds of a Duel were decided. */
function marksOfDuel(events: readonly PiEvent[]): Readonly<Record<string, boolean>> {
  const rounds = roundsOf(events).map((round) => {
    const start = round.flatMap((event) => (event.type === 'dealt' ? [event.start] : []))[0];
    const guesses = round.flatMap((event) => (event.type === 'guessed' ? [event] : []));
    const [first, second] = guesses;
    if (first === undefined) return 'none';
    if (!first.right) return first.seat === start ? 'first-player-wrong' : 'second-player-wrong';
    if (first.seat !== start) return 'second-player-right';
    return second?.right ? 'tied-round' : 'last-chance-missed';
  });
  return Object.fromEntries(rounds.map((round) => [round, true]));
}

/** The events of each mini-game, from its deal on. */
function roundsOf(events: readonly PiEvent[]): readonly (readonly PiEvent[])[] {
  const deals = events.flatMap(({ type }, at) => (type === 'dealt' ? [at] : []));
  return deals.map((from, index) => events.slice(from, deals[index + 1]));
}

function solversOf(round: readonly PiEvent[]): readonly Seat[] {
  return round.flatMap((event) => (event.type === 'guessed' && event.right ? [event.seat] : []));
}

function leaversOf(events: readonly (JackEvent | PiEvent)[]): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'left' ? [event.seat] : []));
}

function eventsOf<Event>({ moves }: RecordedGame): readonly Event[] {
  return moves.flatMap(({ events }) => events) as unknown as readonly Event[];
}
