/** What must hold in every game, as lists of what does not. */

import { isDeepStrictEqual } from 'node:util';
import { drawFrom, type Random, randomFrom } from '../../../../test/support/chance';
import { expand, offers } from '../../../choice';
import { recording, replaying } from '../../../draw';
import { IllegalAction, type Seat, type Viewer } from '../../../game';
import { pi } from '..';
import { toCase } from '../elements';
import { inWords } from '../in-words';
import { type State, whereIs } from '../state';
import type { Action, Event } from '../types';
import { factsAbout, wrongGuesses } from './facts';
import { cluesAbout, fits } from './fits';
import { make, type Playout } from './playout';
import { retold, stretchTo } from './secrets';
import { ACTIONS, CASES } from './universe';

const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator'];

/** States in which a tile, an evidence card, a case card or an investigator is lost or doubled. */
export function lost(game: Playout): readonly State[] {
  const { states, seats } = game;
  const hands = handsOf(game);
  return states.filter((state, at) => {
    const { display, deck, discards, tiles, players } = state;
    const evidence = [...display, ...deck, ...discards, ...players.flatMap(({ kept }) => kept)];
    const counted = {
      evidence: [evidence.length, new Set(evidence).size],
      tiles: [tiles.length, new Set(tiles.slice(0, 12)).size, new Set(tiles.slice(12)).size],
      caseCards: new Set(players.flatMap((player) => player.case)).size,
      investigators: players.map(({ hand }) => hand),
    };
    const due = { evidence: [36, 36], tiles: [22, 12, 10], caseCards: 3 * seats, investigators: hands[at] };
    return !isDeepStrictEqual(counted, due);
  });
}

/** After each move, by seat, the investigators in hand that the events leave over. In Duel, two more come at each later round. */
function handsOf({ options, seats, steps }: Playout): readonly (readonly number[])[] {
  const duel = options.edition === 'duel';
  const hands = Array<number>(seats).fill(duel ? 2 : 5);
  return steps.map((events) => {
    const won = events.find((event) => event.type === 'closed')?.points ?? [];
    for (const event of events) {
      if (event.type === 'placed') hands[event.seat] = (hands[event.seat] ?? 0) - 1;
      if (event.type !== 'dealt' || event.miniGame === 1 || !duel) continue;
      hands.forEach((hand, seat) => {
        hands[seat] = Math.min(5, hand + 2) - (won[seat] ?? 0);
      });
    }
    return [...hands];
  });
}

/** States whose scores are not what the events gave and took, or lie off the track. */
export function misscored({ options, states, steps, seats }: Playout): readonly State[] {
  const scores = Array<number>(seats).fill(0);
  const add = (seat: Seat, points: number) => {
    scores[seat] = (scores[seat] ?? 0) + points;
  };
  return states.filter(({ players }, at) => {
    for (const event of steps[at] ?? []) {
      if (event.type === 'guessed') add(event.seat, event.points ?? 0);
      if (event.type === 'closed' && options.edition === 'duel') for (const [seat, won] of event.points.entries()) add(seat, won);
    }
    const offTrack = options.edition === 'second' && players.some(({ score }) => score < -5 || score > 21);
    return offTrack || players.some(({ score }, seat) => score !== scores[seat]);
  });
}

/** Actions that are offered and refused, or accepted and not offered. */
export function misoffered(state: State): readonly Action[] {
  const choices = pi.choices(state);
  const wrong = ACTIONS.filter((action) => offers(choices, action) !== isAccepted(state, action));
  const twice = expand(choices).length - ACTIONS.filter((action) => offers(choices, action)).length;
  return twice === 0 ? wrong : ACTIONS;
}

function isAccepted(state: State, action: Action): boolean {
  try {
    pi.act(state, action, drawFrom(randomFrom(0)));
    return true;
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}

/** Seats whose true case does not fit all that was said; or, still in play, of whom a view tells less or more than the events do. */
export function misfits({ states, steps }: Playout, at: number): readonly string[] {
  const events = steps.slice(0, at + 1).flat();
  return (states[at]?.players ?? []).flatMap((player, seat) => {
    const facts = factsAbout(events, seat);
    if (!fits(facts, toCase(player.case))) return [`the case of ${seat}`];
    if (player.left !== undefined || player.solved !== undefined || states[at] === undefined) return [];
    const wrong = wrongGuesses(events, seat);
    const clues = { ...cluesAbout(pi.view(states[at], 'spectator'), seat, wrong), elsewhere: new Set<number>() };
    if (!CASES.every((named) => fits(clues, named) === fits(facts, named))) return [`the view of ${seat}`];
    return fits(cluesAbout(pi.view(states[at], seat), seat, wrong), toCase(player.case)) ? [] : [`the own view of ${seat}`];
  });
}

/** Tokens that came from the supply where the own investigator stands, or from an investigator where none does. */
export function strayTokens({ states, steps }: Playout): readonly Event[] {
  return states.flatMap((before, at) => {
    const [event] = steps[at + 1] ?? [];
    if (event?.type !== 'asked' || event.answer === 'nothing') return [];
    const { board, investigators } = pi.view(before, 'spectator');
    const location = board.find((one) => Object.values(one).includes(event.card));
    const stands = investigators.some(({ seat, place }) => seat === event.seat && place === location?.place);
    return event.from === (stands ? 'investigator' : undefined) ? [] : [event];
  });
}

/** Players with two tokens on a tile, or more than three in a place. */
export function overfull({ states }: Playout): readonly unknown[] {
  return states.flatMap(({ players, tiles }) =>
    players.filter(({ discs, cubes, placed }) => {
      const marked = [...discs, ...cubes];
      const at = (place: number) => marked.filter((element) => whereIs(tiles, element) === place).length;
      return new Set(marked).size !== marked.length || placed.some(([place, d, c]) => d + c + at(place) > 3);
    }),
  );
}

/** States whose turn has not the next number, though the seat to act changed or a mini-game began, or has it though neither did. */
export function misnumbered({ states }: Playout): readonly State[] {
  return states.filter((state, at) => {
    const before = states[at - 1];
    if (before === undefined || state.ended !== undefined) return false;
    const begins = before.toMove !== state.toMove || before.miniGame !== state.miniGame;
    return pi.turn(state)?.number !== before.turn + (begins ? 1 : 0);
  });
}

/** Actions, and events as any viewer sees them, that are not read as they were written. */
export function unreadable({ steps, moves, seats }: Playout): readonly unknown[] {
  const events = steps.flat().flatMap((event) => [event, ...viewersOf(seats).map((viewer) => pi.eventView(event, viewer))]);
  const actions = moves.flatMap((move) => (move === undefined || move.type === 'leave' ? [] : [move]));
  return [
    ...events.filter((event) => !isDeepStrictEqual(pi.events.parse(pi.events.make(event)), event)),
    ...actions.filter((action) => !isDeepStrictEqual(pi.actions.parse(pi.actions.make(action)), action)),
  ];
}

/** Where a replay of the moves with what was drawn first differs. */
export function replayDiffers({ options, seats, states, steps, moves, drawn }: Playout): number {
  const again = recording(replaying(drawn));
  let step = pi.start(options, seats, again.draw);
  const replayed = moves.map((move) => {
    if (move !== undefined) step = make(step.state, move, again.draw);
    return step;
  });
  if (!isDeepStrictEqual(again.drawn, drawn)) return 0;
  return replayed.findIndex(({ state, events }, at) => !isDeepStrictEqual([state, events], [states[at], steps[at]]));
}

/** Lines of pictures that are over 80 columns wide, or end in blanks. */
export function wideLines(state: State): readonly string[] {
  const pictures = viewersOf(state.players.length).map((viewer) => pi.picture(pi.view(state, viewer)));
  return pictures.flatMap((picture) => picture.split('\n')).filter((line) => line.length > 80 || line !== line.trimEnd());
}

/** At some moments what a viewer may not know is swapped for something else: those who see not the same, byte for byte. */
export function leaks(game: Playout, moments: number, random: Random): readonly Viewer[] {
  return Array.from({ length: moments }).flatMap(() => {
    const stretch = stretchTo(game, random(game.states.length));
    if (stretch.now.ended !== undefined) return [];
    return viewersOf(game.seats).filter((viewer) => {
      const other = retold(stretch, viewer, random);
      return shown(other.events, other.now, viewer) !== shown(stretch.events, stretch.now, viewer);
    });
  });
}

function shown(events: readonly Event[], state: State, viewer: Viewer): string {
  const view = pi.view(state, viewer);
  return JSON.stringify({
    view,
    inWords: inWords.passages(view),
    events: events.map((event) => pi.eventView(event, viewer)),
    told: events.map((event) => pi.tell(event)),
    choices: pi.choices(state),
    turn: pi.turn(state),
    result: pi.result(state),
  });
}
