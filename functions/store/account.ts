import { isNew, isThere, nameIs, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign, type Expression } from './dynamo/expression';
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
  /** The guest whose seats are on their way here. */
  readonly merging?: string;
  /** Of a guest: the player who has their seats from now on. */
  readonly into?: string;
  /** Where and when the clock looks whether what `banned` or `leaving` asks for is done; absent when it is. */
  readonly due?: string;
  readonly dueAt?: number;
}

/** The player is there: not leaving, and not become another. */
const isPresent: Expression = all(isThere, unchanged({ leaving: undefined, into: undefined }));

const isWelcome: Expression = all(isPresent, unchanged({ banned: undefined }));

/** The account that an item holds, if its player is there: not leaving, and not become another. */
export function accountFrom(item: Item | undefined): AccountRecord | undefined {
  const account = anyAccountFrom(item);
  return account?.leaving === undefined && account?.into === undefined ? account : undefined;
}

/** The account that an item holds, whatever is becoming of it. */
export function anyAccountFrom(item: Item | undefined): AccountRecord | undefined {
  return item as AccountRecord | undefined;
}

/** Writes a new account, if the player has none. */
export function createAccount(player: string, account: AccountRecord): Write {
  return { put: { ...accountKey(player), ...account }, condition: isNew };
}

/** Changes what is given. @throws an error that `isConditionFailed` knows if the player is not there. */
export async function changeAccount(
  db: Database,
  player: string,
  changes: Partial<Pick<AccountRecord, 'name' | 'timeZone' | 'turnMail'>>,
): Promise<void> {
  await db.update(accountKey(player), assign(changes), isPresent);
}

/** Changes the account of a player who is there, if these fields of it are as they were read; undefined removes a field. */
export function rewriteAccount(
  player: string,
  read: { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined },
  changes: { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined },
): Write {
  return { update: accountKey(player), change: assign(changes), condition: all(isPresent, unchanged(read)) };
}

/** A guest is merged: nothing is on its way any more. */
export function endMerge(player: string, guest: string): Write {
  return {
    update: accountKey(player),
    change: assign({ merging: undefined }),
    condition: unchanged({ merging: guest }),
  };
}

/** The last of a player. */
export function removeAccount(player: string): Write {
  return { remove: accountKey(player) };
}

/** A transaction holds only while the player is there, and their account is not closed. */
export function checkWelcome(player: string): Write {
  return { check: accountKey(player), condition: isWelcome };
}

/** The same of one that writes the name elsewhere, and while the account has it. */
export function checkName(player: string, name: string): Write {
  return { check: accountKey(player), condition: all(isWelcome, nameIs(name)) };
}

/** A transaction that writes the name elsewhere holds only while the account has it, though it may be leaving or closed. */
export function checkLastName(player: string, name: string): Write {
  return { check: accountKey(player), condition: nameIs(name) };
}
