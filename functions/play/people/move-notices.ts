import { type Message, messageFrom } from '../../publish/message';
import { isNew } from '../../store/dynamo/conditions';
import type { Write } from '../../store/dynamo/write';
import { noticeKey } from '../../store/keys';
import { readToCome } from '../../store/notice';
import { addTell } from '../../store/tell';
import { CROWD, settle } from '../settle';
import type { World } from '../world';

/** What a guest was to be told later the player is told whom they become, unless they are told already. @throws Refusal `busy` */
export async function moveNotices(world: World, guest: string, player: string): Promise<void> {
  const { db } = world;
  for (const item of await readToCome(db, guest)) {
    const key = noticeKey(player, String(item.sk));
    const message = forPlayer(messageFrom(String(item.message)), player);
    const moved: Write = { put: { ...item, ...key, message: JSON.stringify(message) }, condition: isNew };
    // That somebody was removed stands nowhere else.
    const told = message.kind === 'removed' ? [addTell({ kind: 'removed', game: message.game, player }, world.now())] : [];
    await settle(
      db,
      async () => {
        const [own] = await db.get(key);
        return { result: undefined, ...(own ? {} : { writes: [moved, ...told] }) };
      },
      CROWD,
    );
  }
}

/** The same message, about the player and to them. */
function forPlayer(message: Message, player: string): Message {
  return { ...message, ...('player' in message ? { player } : {}), to: player } as Message;
}
