import { messageFrom } from '../../publish/message';
import { isNew } from '../../store/dynamo/conditions';
import { noticeKey } from '../../store/keys';
import { readToCome } from '../../store/notice';
import { CROWD, settle } from '../settle';
import type { World } from '../world';

/** What a guest was to be told later the player is told whom they become, unless they are told already. @throws Refusal `busy` */
export async function moveNotices({ db }: World, guest: string, player: string): Promise<void> {
  for (const item of await readToCome(db, guest)) {
    const key = noticeKey(player, String(item.sk));
    const message = JSON.stringify({ ...messageFrom(String(item.message)), to: player });
    await settle(
      db,
      async () => {
        const [own] = await db.get(key);
        return { result: undefined, ...(own ? {} : { writes: [{ put: { ...item, ...key, message }, condition: isNew }] }) };
      },
      CROWD,
    );
  }
}
