import { isNew, isThere, nameIs } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { accountKey } from './keys';

/** A person: a guest until an address keeps the account. */
export interface AccountRecord {
  readonly name: string;
  readonly guest: boolean;
  /** Of the IANA list. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly created: number;
  /** The address that keeps the account, as it was typed; absent of a guest. */
  readonly email?: string;
  /** Whether a mail says that it is their turn; absent: yes. */
  readonly turnMail?: boolean;
  /** Since when it is closed by the operator. Epoch milliseconds. */
  readonly banned?: number;
  /** Since when its player wants it gone: what is left of it is being cleared away. Epoch milliseconds. */
  readonly leaving?: number;
}

/** The account that an item holds, if there is one. */
export function accountFrom(item: Item | undefined): AccountRecord | undefined {
  return item as AccountRecord | undefined;
}

/** Writes a new account, if the player has none. */
export function createAccount(player: string, account: AccountRecord): Write {
  return { put: { ...accountKey(player), ...account }, condition: isNew };
}

/** Changes what is given. @throws an error that `isConditionFailed` knows if there is no such account. */
export async function changeAccount(
  db: Database,
  player: string,
  changes: Partial<Pick<AccountRecord, 'name' | 'timeZone' | 'turnMail'>>,
): Promise<void> {
  await db.update(accountKey(player), assign(changes), isThere);
}

/** A transaction that writes the name elsewhere holds only while the account has it. */
export function checkName(player: string, name: string): Write {
  return { check: accountKey(player), condition: nameIs(name) };
}
