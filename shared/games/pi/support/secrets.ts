import { type Random, shuffled } from '../../../../test/support/chance';
import { type Drawn, replaying } from '../../../draw';
import type { Seat, Viewer } from '../../../game';
import { toCards } from '../elements';
import type { State } from '../state';
import type { Case, Event } from '../types';
import { view } from '../view';
import { factsAbout } from './facts';
import { fits } from './fits';
import { make, type Playout } from './playout';
import { CASES } from './universe';

/** A mini-game as it went on from its deal to some moment. */
export interface Stretch {
  readonly dealt: State;
  readonly dealtEvent: Extract<Event, { type: 'dealt' }>;
  readonly moves: Playout['moves'];
  readonly events: readonly Event[];
  readonly now: State;
  readonly drawn: readonly Drawn[];
}

export function stretchTo({ states, steps, moves, drawn }: Omit<Playout, 'options' | 'seats'>, at: number): Stretch {
  const now = states[at];
  const from = states.findIndex(({ miniGame }) => miniGame === now?.miniGame);
  const dealt = states[from];
  const dealtEvent = steps[from]?.findLast((event) => event.type === 'dealt');
  if (!now || !dealt || !dealtEvent) throw new RangeError(`no state ${at}`);
  const events = [dealtEvent, ...steps.slice(from + 1, at + 1).flat()];
  return { dealt, dealtEvent, events, now, drawn, moves: moves.slice(from + 1, at + 1) };
}

/** The same moves after another deal, which this viewer cannot tell from the true one by anything seen so far. */
export function retold(
  stretch: Stretch,
  viewer: Viewer,
  random: Random,
): { readonly events: readonly Event[]; readonly now: State } {
  const { dealt, dealtEvent, moves, now } = stretch;
  const cases = otherCases(stretch, viewer, random);
  const again: State = {
    ...dealt,
    players: dealt.players.map((player, seat) => ({ ...player, case: toCards(caseAt(cases, seat)) })),
    deck: now.reshuffles === 0 ? hiddenOrder(dealt.deck, now, random) : dealt.deck,
  };
  const draw = replaying(otherReshuffle(stretch, random));
  const events: Event[] = [{ ...dealtEvent, cases: { ...cases } }];
  let state = again;
  for (const move of moves) {
    if (move === undefined) continue;
    const step = make(state, move, draw);
    state = step.state;
    events.push(...step.events);
  }
  return { events, now: state };
}

/** Cases by seat: those the viewer sees as they are, the others at random among those that fit all that was said. */
function otherCases({ events, now }: Stretch, viewer: Viewer, random: Random): readonly Case[] {
  const known = view(now, viewer).cases;
  const open = now.players.flatMap((_, seat) => {
    if (known[seat]) return [];
    const facts = factsAbout(events, seat, Object.values(known));
    return [{ seat, fitting: shuffled(CASES, random).filter((named) => fits(facts, named)) }];
  });
  const chosen = disjoint(open.sort((a, b) => a.fitting.length - b.fitting.length));
  if (chosen === undefined) throw new Error('not even the true cases fit');
  return now.players.map((_, seat) => known[seat] ?? caseAt(chosen, seat));
}

type Chosen = Readonly<Record<Seat, Case>>;

/** One for each seat, without an element in two. */
function disjoint(open: readonly { seat: Seat; fitting: readonly Case[] }[], chosen: Chosen = {}): Chosen | undefined {
  const [next, ...rest] = open;
  if (next === undefined) return chosen;
  const used = new Set(Object.values(chosen).flatMap(toCards));
  for (const named of next.fitting) {
    if (toCards(named).some((card) => used.has(card))) continue;
    const found = disjoint(rest, { ...chosen, [next.seat]: named });
    if (found) return found;
  }
  return undefined;
}

function caseAt(cases: Chosen | readonly Case[], seat: Seat): Case {
  const found = cases[seat];
  if (found === undefined) throw new RangeError(`no case of seat ${seat}`);
  return found;
}

/** The cards nobody has seen yet, which lie last, in another order. */
function hiddenOrder<T>(cards: readonly T[], now: State, random: Random): readonly T[] {
  const seen = cards.length - now.deck.length;
  return [...cards.slice(0, seen), ...shuffled(cards.slice(seen), random)];
}

function otherReshuffle({ drawn, now }: Stretch, random: Random): readonly Drawn[] {
  const last = `game ${now.miniGame}/evidence/reshuffle ${now.reshuffles}`;
  return drawn.map(
    ([label, outcome]): Drawn =>
      label === last && typeof outcome !== 'number' ? [label, hiddenOrder(outcome, now, random)] : [label, outcome],
  );
}
