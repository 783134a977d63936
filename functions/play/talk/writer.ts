/** What a player has said at a table, when they become somebody else. */

import { messageKey } from '../../store/keys';
import { clearMessage, handMessage, type MessageRecord, messageFrom, readMessages } from '../../store/message';
import { CROWD, settle } from '../settle';
import type { World } from '../world';

const PAGE = 200;

/** The player's messages, in order. */
export async function talkOf(world: World, game: string, player: string): Promise<MessageRecord[]> {
  const found: MessageRecord[] = [];
  let page: MessageRecord[];
  for (let after = 0; ; after = page.at(-1)?.n ?? after) {
    page = await readMessages(world.db, game, after, PAGE);
    found.push(...page.filter((message) => message.player === player));
    if (page.length < PAGE) return found;
  }
}

/** Another player has said it. */
export async function handTalk(world: World, game: string, from: string, to: string): Promise<void> {
  for (const { n } of await talkOf(world, game, from)) {
    await change(world, game, n, (message) => (message.player === from ? handMessage(game, message, to) : undefined));
  }
}

/** That they said something stays, not what it was. */
export async function emptyTalk(world: World, game: string, player: string): Promise<void> {
  for (const { n } of await talkOf(world, game, player)) {
    await change(world, game, n, (message) => (message.removed ? undefined : clearMessage(game, message)));
  }
}

async function change(
  world: World,
  game: string,
  n: number,
  write: (message: MessageRecord) => ReturnType<typeof handMessage> | undefined,
): Promise<void> {
  const decide = async () => {
    const [item] = await world.db.get(messageKey(game, n));
    const message = messageFrom(item);
    const writes = message && write(message);
    return { result: undefined, ...(writes ? { writes } : {}) };
  };
  await settle(world.db, decide, CROWD);
}
