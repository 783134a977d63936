import type { AccountRecord } from '../../functions/store/account';
import { assign } from '../../functions/store/dynamo/expression';
import { accountKey } from '../../functions/store/keys';
import { readSeats } from '../../functions/store/seat';
import type { Server } from './server';

type AccountChanges = { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined };

/** Changes a player's account behind the back of the API. */
export async function changeAccount({ world }: Pick<Server, 'world'>, player: string, changes: AccountChanges): Promise<void> {
  await world.db.update(accountKey(player), assign(changes), { text: 'attribute_exists(pk)' });
}

/** Whether nothing is left of a player: no account, and no seat. */
export async function isGone({ world }: Pick<Server, 'world'>, player: string): Promise<boolean> {
  const [account] = await world.db.get(accountKey(player));
  return account === undefined && (await readSeats(world.db, player)).length === 0;
}
