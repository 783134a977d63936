/** A game of P.I. of which everybody at the table tells what they know, so that it goes as a test wants it to go. */

import { expand } from '@shared/choice';
import type { Choice, Seat } from '@shared/game';
import { type Action, type Case, SUSPECTS, type View } from '@shared/games/pi/types';
import { apiOf, by, type Person } from '../support/browser';
import type { Visitor } from '../support/visitor';
import { prepare } from './pi-hands';
import { confirm, lookAgain, waitForTurn } from './turns';

/** What somebody does with their turn; a right or a wrong attempt, since whoever holds their case tells it. */
export type Step = 'investigate' | 'evidence' | 'right' | 'wrong';

export interface Game {
  readonly id: string;
  /** By seat. */
  readonly players: readonly Player[];
}

export interface Player {
  readonly person: Person;
  readonly api: Visitor;
}

/** Who is to move, and with what. */
export interface Mover extends Player {
  readonly seat: Seat;
  readonly version: number;
  readonly view: View;
  readonly choices: readonly Choice[];
}

/** Parameters: people by seat. */
export async function gameOf(id: string, people: readonly Person[]): Promise<Game> {
  return { id, players: await Promise.all(people.map(async (person) => ({ person, api: await apiOf(person) }))) };
}

/** @throws Error once the game is over. */
export async function moverOf(game: Game): Promise<Mover> {
  const { turn } = await playerAt(game, 0).api.game(game.id);
  if (turn === undefined) throw new Error('nobody is to move');
  const player = playerAt(game, turn.seat);
  const { version, view, choices = [] } = await player.api.game(game.id);
  return { ...player, seat: turn.seat, version, view: view as View, choices };
}

/** Lays it out on the page of who is to move, whose page has to show the turn by then. */
export async function layOut(game: Game, step: Step, hand?: Person['hand']): Promise<Mover> {
  const mover = await moverOf(game);
  await lookAgain(mover.person);
  await waitForTurn(mover.person);
  await prepare(by(mover.person, hand ?? mover.person.hand), await actionOf(game, mover, step));
  return mover;
}

/** Lays it out and sends it. @returns who did it. */
export async function take(game: Game, step: Step, hand?: Person['hand']): Promise<Mover> {
  const mover = await layOut(game, step, hand);
  await confirm(by(mover.person, hand ?? mover.person.hand));
  return mover;
}

/** The same while nobody looks at the pages. */
export async function takeElsewhere(game: Game, step: Step): Promise<void> {
  const mover = await moverOf(game);
  await mover.api.act(game.id, mover.version, await actionOf(game, mover, step));
}

async function actionOf(game: Game, mover: Mover, step: Step): Promise<Action> {
  if (step === 'right') return { type: 'solve', ...(await caseOf(game, mover.seat)) };
  if (step === 'wrong') return { type: 'solve', ...another(await caseOf(game, mover.seat)) };
  const [action] = expand(mover.choices.filter(({ type }) => type === step));
  if (action === undefined) throw new Error(`there is no ${step} to take`);
  return action as unknown as Action;
}

/** The case a seat solves, as whoever sits on its right sees it. */
async function caseOf(game: Game, seat: Seat): Promise<Case> {
  const { length } = game.players;
  const { view } = await playerAt(game, (seat + length - 1) % length).api.game(game.id);
  const cards = (view as View).cases[seat];
  if (cards === undefined) throw new Error(`nobody holds the case of seat ${seat}`);
  return cards;
}

function playerAt({ players }: Game, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

function another({ suspect, place, crime }: Case): Case {
  return { suspect: SUSPECTS.find((each) => each !== suspect) ?? suspect, place, crime };
}
