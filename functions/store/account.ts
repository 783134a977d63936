import type { OffBecause } from '@shared/api/notices';
import type { Quiet } from '@shared/notices/quiet';
import type { OwnWays } from '@shared/notices/ways';
import type { Reminder } from '@shared/pace/reminder';
import type { Rest } from '@shared/pace/rest';
import { isNew, isThere, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { accountKey } from './keys';

/** `first`, `last`: its days, as `2026-11-30`, in the zone where it was taken. It may have been ended before the last was over. */
export interface Vacation extends Rest {
  readonly first: string;
  readonly last: string;
  readonly zone: string;
}

/** What a player has set of how they are told; absent: as is usual. docs/notices.md */
export interface NoticeSettings {
  readonly ways?: OwnWays;
  readonly quiet?: Quiet;
  /** Of the digest. */
  readonly hour?: number;
}

/** An address of the player's own that takes notices. Instants are epoch milliseconds. */
export interface WebhookRecord {
  /** All of it: it is a secret, and shown to nobody. */
  readonly address: string;
  readonly since: number;
  /** Since when nothing was taken there, and how often in a row it was tried. */
  readonly failing?: { readonly since: number; readonly times: number };
  /** Nothing is sent there any more. */
  readonly off?: { readonly why: OffBecause; readonly since: number };
}

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
  /** False of who wanted no mail of games before there was a choice of kinds. */
  readonly turnMail?: boolean;
  readonly notices?: NoticeSettings;
  readonly webhook?: WebhookRecord;
  /** Some browser of theirs may take notices: when one last said so. Epoch milliseconds. */
  readonly push?: number;
  /** What their letters switch off mails by: 128 random bits in URL-safe text; from the first letter on. */
  readonly stopToken?: string;
  /** When they are reminded of a turn; absent: as is usual. */
  readonly reminder?: Reminder;
  /** The vacations that they have taken or planned, the first first: this year's and last year's at least. */
  readonly vacations?: readonly Vacation[];
  /** Since when their games are to learn of what stands here of them. Epoch milliseconds; absent when they have. */
  readonly unspread?: number;
  /** Since when it is closed by the operator. Epoch milliseconds. */
  readonly banned?: number;
  /** Since when its player wants it gone: what is left of it is being cleared away. Epoch milliseconds. */
  readonly leaving?: number;
  /** The guest whose seats are on their way here. */
  readonly merging?: string;
  /** Of a guest: the player who has their seats from now on. */
  readonly into?: string;
  /** Where and when the clock looks whether what `banned`, `leaving` or `unspread` asks for is done; absent when it is. */
  readonly due?: string;
  readonly dueAt?: number;
}

/** What of an account is copied into the documents of its player's games. */
export type Copied = {
  readonly [Field in 'name' | 'timeZone' | 'reminder' | 'vacations']?: AccountRecord[Field] | undefined;
};

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

/** Changes what is given. @throws an error that `isConditionFailed` knows if the player is not there, or their account is closed. */
export async function changeAccount(
  db: Database,
  player: string,
  changes: Partial<Pick<AccountRecord, 'name' | 'timeZone' | 'reminder' | 'unspread' | 'due' | 'dueAt'>>,
): Promise<void> {
  await db.update(accountKey(player), assign(changes), isWelcome);
}

/** Changes the account of a player who is there, if these fields of it are as they were read; undefined removes a field. */
export function rewriteAccount(
  player: string,
  read: { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined },
  changes: { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined },
): Write {
  return { update: accountKey(player), change: assign(changes), condition: all(isPresent, unchanged(read)) };
}

/** How a player is told, and where. */
export type Telling = { readonly [Field in 'notices' | 'turnMail' | 'webhook']?: AccountRecord[Field] | undefined };

/** A guest is merged: nothing is on its way any more. `told`: from now on, if it is as it was read. */
export function endMerge(player: string, guest: string, read: Telling, told: Telling): Write {
  return {
    update: accountKey(player),
    change: assign({ merging: undefined, ...told }),
    condition: unchanged({ merging: guest, ...read }),
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

/** The same of one that copies into a game what stands there, and while it does. */
export function checkCopied(player: string, account: Copied): Write {
  return { check: accountKey(player), condition: all(isWelcome, unchanged(copiedOf(account))) };
}

/** A transaction that copies it holds only while it stands there, though the account may be leaving or closed. */
export function checkLastCopied(player: string, account: Copied): Write {
  return { check: accountKey(player), condition: unchanged(copiedOf(account)) };
}

/** What the documents of a player's games say of them, as it was read: a field that is not there must not be. */
export function copiedOf({ name, timeZone, reminder, vacations }: Copied): Copied {
  return { name, timeZone, reminder, vacations };
}
