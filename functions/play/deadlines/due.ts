/** What the clock has found due in a game, as a command on condition of the version that was seen. */

import type { MessageOf } from '../../publish/message';
import { accountFrom } from '../../store/account';
import { agendaOf, type Matter } from '../../store/agenda';
import { type GameRecord, readGames } from '../../store/game';
import { accountKey } from '../../store/keys';
import { type Change, commit } from '../moves/commit';
import { restamp } from '../people/stamp';
import { CROWD, type Decision, settle } from '../settle';
import type { World } from '../world';
import { expire } from './expire';
import { reckon } from './reckon';
import { timeOut } from './timeout';
import { voided } from './void';

/**
 * Does what is due, all of it. Nothing if it is done already, or if a move has landed first; an automatic turn that was cut
 * short is played to its end.
 * @throws Refusal `busy`: to be told again.
 */
export async function whatIsDue(world: World, seen: Pick<MessageOf<'due'>, 'game' | 'version'>): Promise<void> {
  while (await settle(world.db, () => decide(world, seen), CROWD));
}

/** One command. @returns whether there may be more to do. */
async function decide(
  world: World,
  { game: id, version }: Pick<MessageOf<'due'>, 'game' | 'version'>,
): Promise<Decision<boolean>> {
  const [game] = await readGames(world.db, [id]);
  const isUnderWay = game?.turn?.missed === true;
  if (game === undefined || (game.version !== version && !isUnderWay)) return { result: false };
  const change = await changeOf(world, game, world.now());
  return { result: change !== undefined, ...(change ? { writes: commit(game, change) } : {}) };
}

async function changeOf(world: World, game: GameRecord, now: number): Promise<Change | undefined> {
  const due = new Set<Matter>(agendaOf(game).flatMap(({ matter, at }) => (at <= now ? matter : [])));
  if (due.has('expiry')) return expire(game, now);
  if (due.has('unplayed')) return voided(game, now, 'unplayed');
  if (!due.has('deadline') || game.turn === undefined) return undefined;
  const told = await toldOfVacation(world, game, now);
  return told ? { game: told } : timeOut(world, game, game.turn, now);
}

/** The game with its deadline put right, if that is to come still: its player is on vacation, and the game does not know yet. */
async function toldOfVacation({ db }: World, game: GameRecord, now: number): Promise<GameRecord | undefined> {
  const { pace, turn, seats, revision } = game;
  const seat = turn && seats[turn.seat];
  if (!pace.vacation || turn === undefined || seat?.player === undefined) return undefined;
  const account = accountFrom((await db.get(accountKey(seat.player)))[0]);
  if (account === undefined) return undefined;
  const stamped = seats.with(turn.seat, restamp(seat, account, { since: turn.since, now }));
  const told = reckon({ ...game, seats: stamped, revision: revision + 1 });
  return told.deadline !== undefined && told.deadline > now ? told : undefined;
}
