/** Who plays golden games. Players of P.I. may know their own case: they solve when an ending needs it. */

import { count, nth } from '@shared/choice';
import type { Action, Choice, Event, Seat } from '@shared/game';
import { findGame, games } from '@shared/games/index';
import { toCase } from '@shared/games/pi/elements';
import type { State } from '@shared/games/pi/state';
import { guesser } from '@shared/games/pi/support/players';
import type { Event as PiEvent, View } from '@shared/games/pi/types';
import type { Random } from '../support/chance';
import type { Deed, Moment, Player } from './play';

/** Any legal action of a title, each as likely. */
export function evenly(title: string): Player {
  return ({ state }, random) => {
    const choices = titleOf(title).choices(state);
    return nth(choices, random(count(choices)));
  };
}

/** The same until so many versions are made; then a seat leaves. */
export function leavingAt(version: number, seat: Seat, otherwise: Player): Player {
  return (moment, random) => (moment.version === version ? { type: 'leave', seat } : otherwise(moment, random));
}

/** The clock plays one action of so many; from a version on, a miss is a forfeit. */
export function missing(often: number, otherwise: Player, forfeit = Infinity): Player {
  return (moment, random) => {
    if (random(often) > 0) return otherwise(moment, random);
    return moment.version >= forfeit ? { type: 'miss', leave: true } : { type: 'miss' };
  };
}

/** What a player of P.I. does in a turn. */
export type Intent = 'right' | 'wrong' | 'ask' | 'place' | 'think';

/** Where in a game of P.I. a turn is: `turn` counts from 1 over the seat's own in this mini-game. */
export interface Place {
  readonly miniGame: number;
  readonly seat: Seat;
  readonly turn: number;
  /** Whether the seat has the start of the mini-game. */
  readonly starts: boolean;
}

/** Plays P.I. as it is meant turn by turn. */
export function meaning(intends: (place: Place, random: Random) => Intent): Player {
  return (moment, random) => {
    const state = moment.state as State;
    const { miniGame, start } = state;
    const turn = 1 + turnsIn(moment);
    return perform(moment, state, intends({ miniGame, seat: moment.seat, turn, starts: start === moment.seat }, random), random);
  };
}

/** Thinks, and solves when few cases are left. */
export const careful: Player = meaning(() => 'think');

/** Names any case in one turn of `often`. */
export function rash(often: number): Player {
  return meaning((_, random) => (random(often) === 0 ? 'wrong' : 'think'));
}

function perform(moment: Moment, state: State, intent: Intent, random: Random): Deed {
  const choices = titleOf('pi').choices(state);
  const own = toCase((state.players[moment.seat] as State['players'][number]).case);
  const of = (type: string): readonly Choice[] => choices.filter((choice) => choice.type === type);
  if (intent === 'right') return { type: 'solve', ...own };
  if (intent === 'think') return think(moment, choices, random);
  const wanted = of(intent === 'ask' ? 'evidence' : intent === 'place' ? 'investigate' : 'solve');
  const offered = wanted.length > 0 ? wanted : choices;
  const action = nth(offered, random(count(offered)));
  return isSame(action, own) ? perform(moment, state, intent, random) : action;
}

function think({ state, seat, events }: Moment, choices: readonly Choice[], random: Random): Action {
  const view = titleOf('pi').view(state, seat) as View;
  return guesser(view, choices, events as unknown as readonly PiEvent[], random);
}

function isSame(action: Action, own: object): boolean {
  return Object.entries(own).every(([field, value]) => action[field] === value);
}

/** How many turns a seat has had since the last deal. */
function turnsIn({ seat, events }: Moment): number {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'dealt'));
  return since.filter((event) => DONE.includes(event.type) && event.seat === seat).length;
}

const DONE: readonly Event['type'][] = ['placed', 'asked', 'guessed'];

function titleOf(id: string) {
  const game = findGame(games, id);
  if (game === undefined) throw new Error(`there is no title ${id}`);
  return game.title;
}
