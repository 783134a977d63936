/** docs/rules/pi.md, "What each viewer sees". */

import type { Seat, Viewer } from '../../game';
import { editionOf, worth } from './editions';
import { elementOf, placeOf, toCase } from './elements';
import { layOut } from './locations';
import { result } from './result';
import { isFlipped, leftOf, type PlayerState, type State } from './state';
import type { Case, EditionId, Event, Investigator, Mark, Player, View } from './types';

/** The table as this viewer has it: a seat the case it holds besides, and everybody all cases after the end or where all is revealed. */
export function view(state: State, viewer: Viewer): View {
  const seats = state.players.length;
  const outcome = result(state);
  const { miniGames, values, step, mustSolve } = editionOf(state);
  const { edition, schedule, rounds } = state;
  return {
    edition,
    ...(schedule && { schedule }),
    ...(typeof viewer === 'number' && { you: viewer, holds: leftOf(viewer, seats) }),
    ...(outcome === undefined && { toMove: state.toMove }),
    miniGame: state.miniGame,
    ...(miniGames !== undefined && { miniGames }),
    phase: state.phase,
    value: worth(state),
    values: values(state),
    step: step(state),
    ...(rounds && { rounds }),
    ...(outcome === undefined && mustSolve(state) && { lastChance: true }),
    start: state.start,
    board: layOut(state.tiles),
    display: state.display.map(elementOf),
    deck: state.deck.length,
    discards: state.discards.length,
    players: state.players.map((player) => publicPlayer(player, edition)),
    investigators: state.players.flatMap(investigators),
    marks: state.players.flatMap(marks),
    cases: knownCases(state, viewer),
    ...(outcome !== undefined && { result: outcome }),
  };
}

/** Of a deal, a seat sees the case it holds and a spectator none. All else that happens is public. */
export function eventView(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dealt') return event;
  const { miniGame, start, board, display, cases } = event;
  return { type: 'dealt', miniGame, start, board, display, cases: heldCase(cases, viewer) };
}

function heldCase(cases: Readonly<Record<Seat, Case>>, viewer: Viewer): Readonly<Record<Seat, Case>> {
  if (viewer === 'revealed') return cases;
  if (viewer === 'spectator') return {};
  const held = leftOf(viewer, Object.keys(cases).length);
  const cards = cases[held];
  return cards === undefined ? {} : { [held]: cards };
}

/** The case that is held, the solved ones, and all after the end. */
function knownCases(state: State, viewer: Viewer): Readonly<Record<Seat, Case>> {
  const held = typeof viewer === 'number' ? leftOf(viewer, state.players.length) : undefined;
  return Object.fromEntries(
    state.players.flatMap((player, seat) => {
      const known = viewer === 'revealed' || seat === held || player.solved !== undefined || state.ended !== undefined;
      return known ? [[seat, toCase(player.case)]] : [];
    }),
  );
}

function publicPlayer(player: PlayerState, edition: EditionId): Player {
  const { score, hand, kept, wrong, penalties, lastGuess, solved, left } = player;
  return {
    score,
    investigators: hand,
    kept: kept.map(elementOf),
    wrong,
    penalties,
    ...(lastGuess && { lastGuess: toCase(lastGuess) }),
    ...(solved && { solved: { phase: solved[0], points: solved[1] } }),
    ...(left !== undefined && { left: true }),
    ...(edition === 'second' && isFlipped(player) && { flipped: true }),
  };
}

function investigators({ placed }: PlayerState, seat: Seat): Investigator[] {
  return placed.map(([place, discs, cubes]) => ({ seat, place: placeOf(place), discs, cubes }));
}

function marks({ discs, cubes }: PlayerState, seat: Seat): Mark[] {
  return [
    ...discs.map((element): Mark => ({ seat, kind: 'disc', element: elementOf(element) })),
    ...cubes.map((element): Mark => ({ seat, kind: 'cube', element: elementOf(element) })),
  ];
}
