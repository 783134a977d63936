/** "It is your turn", by mail. */

import type { Turn } from '@shared/game';
import type { Mail } from '../mail/letter';
import { turnLetter, type Waiting } from '../mail/turn';
import { gameOf, stateOf } from '../play/title';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { type AccountRecord, accountFrom } from '../store/account';
import { type EventRecord, readEvents } from '../store/event';
import { type GameRecord, readGames } from '../store/game';
import { accountKey } from '../store/keys';
import { isSent, type Notice } from '../store/notice';
import { hasMoved } from './moved';
import { once } from './once';

/** Longer than any game waits for a turn, in milliseconds. */
const KEPT = 400 * 24 * 60 * 60 * 1000;

/** More versions than a game has. */
const ALL = 10_000;

/**
 * Tells the player whose turn it is, by whatever version of the game the message is about. Nobody is told of a turn that
 * has passed, that began by their own action, or in which they have done something already; nobody without an address,
 * and nobody who does not want it.
 * @throws Later, or what sending throws.
 */
export async function turn(world: World, mail: Mail, { game: id }: MessageOf<'turn'>): Promise<void> {
  const [game] = await readGames(world.db, [id]);
  const now = game?.status === 'running' ? game.turn : undefined;
  const player = now && game?.seats[now.seat]?.player;
  if (!game || !now || player === undefined) return;
  const what = `turn-${id}-${now.number}-mail`;
  const notice: Notice = { whom: player, what, kept: KEPT };
  if (await isSent(world.db, notice)) return;
  const address = addressOf(accountFrom((await world.db.get(accountKey(player)))[0]));
  if (address === undefined) return;
  const history = await readEvents(world.db, id, 0, ALL);
  if (hasMoved(now, history)) return;
  await once(world, notice, async () => {
    const waiting = waitingOf(world, game, now, history);
    await mail.send(await turnLetter(mail, address, `${what}-${player}`, waiting));
  });
}

/** Where a player wants to be told of their turns. */
function addressOf(account: AccountRecord | undefined): string | undefined {
  return account?.turnMail === false || account?.banned !== undefined ? undefined : account?.email;
}

function waitingOf(world: World, game: GameRecord, { seat }: Turn, history: readonly EventRecord[]): Waiting {
  const { id, seats, version } = game;
  const title = gameOf(world, game);
  return {
    id,
    game: title,
    state: stateOf(title, game),
    names: (seat) => seats[seat]?.name ?? `${seat + 1}`,
    opponents: seats.flatMap(({ name, left }, other) => (other === seat || name === undefined || left ? [] : [other])),
    seat,
    history: history.filter((event) => event.version <= version),
  };
}
