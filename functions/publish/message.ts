import type { Channel } from '@shared/notices/channels';
import type { Item } from '../store/dynamo/write';

/** Whom alone it is about, and for whom it is: a message that is handed over to the worker of a channel has both. */
interface Addressed {
  readonly to?: string;
  readonly channel?: Exclude<Channel, 'mail'>;
}

/** Something that players may have to be told. docs/notices.md */
type News =
  /** A version of a game: perhaps it is somebody else's turn, or the end. */
  | { readonly kind: 'turn'; readonly game: string; readonly version: number }
  /** A version of a game that the clock has made. */
  | { readonly kind: 'missed'; readonly game: string; readonly version: number }
  /** A game has begun. */
  | { readonly kind: 'started'; readonly game: string }
  /** A player may have forgotten that it is their turn, of this number. */
  | { readonly kind: 'reminder'; readonly game: string; readonly turn: number }
  /** Somebody who waits has nudged the player to move, at this instant. Epoch milliseconds. */
  | { readonly kind: 'nudge'; readonly game: string; readonly at: number }
  /** An open table is about to be closed. */
  | { readonly kind: 'expiring'; readonly game: string }
  /** Somebody has said something at a table. */
  | { readonly kind: 'said'; readonly game: string; readonly n: number }
  /** A seat is kept for a player at a table. */
  | { readonly kind: 'rematch'; readonly game: string; readonly player: string }
  /** A player sits at a table no more, and not because they wanted to. */
  | { readonly kind: 'removed'; readonly game: string; readonly player: string };

/** Work that follows from something written: where to look, never what to say. It may come twice, late or out of order. */
export type Message =
  | (News & Addressed)
  /** The day's digest of a player is due. */
  | ({ readonly kind: 'digest'; readonly player: string; readonly at: number } & Addressed)
  /** A player wants to see whether a channel works, since this instant. */
  | ({ readonly kind: 'trial'; readonly player: string; readonly by: Channel; readonly asked: number } & Addressed)
  /** A player's webhook was switched off, at this instant. */
  | ({ readonly kind: 'unhooked'; readonly player: string; readonly since: number } & Addressed)
  /** A version of a game: perhaps it tells how long somebody takes. */
  | { readonly kind: 'habit'; readonly game: string; readonly version: number }
  /** A mail with a code or a link was asked for, at this instant. Epoch milliseconds. */
  | { readonly kind: 'code'; readonly id: string; readonly asked: number }
  /** A player wants their account gone. */
  | { readonly kind: 'farewell'; readonly player: string }
  /** The operator has closed an account. */
  | { readonly kind: 'closed'; readonly player: string }
  /** Something in this version of a game is the clock's to do: a turn has run out, nobody came, or nobody ever moved. */
  | { readonly kind: 'due'; readonly game: string; readonly version: number }
  /** A player's games are to learn where they live, when they are reminded and when they are away. */
  | { readonly kind: 'spread'; readonly player: string };

export type MessageOf<Kind extends Message['kind']> = Extract<Message, { readonly kind: Kind }>;

/** Does what a message is about, or nothing if it is done or moot. @throws Later, or anything else: it is tried again. */
export type Handler<Kind extends Message['kind']> = (message: MessageOf<Kind>) => Promise<void>;

/** One of each kind. */
export type Handlers = { readonly [Kind in Message['kind']]: Handler<Kind> };

type FieldsOf<Kind extends Message['kind']> = keyof Omit<MessageOf<Kind>, 'kind' | keyof Addressed>;

/** What each kind tells, besides what it is and whom it is for. */
const FIELDS: { readonly [Kind in Message['kind']]: Readonly<Record<FieldsOf<Kind>, 'string' | 'number'>> } = {
  turn: { game: 'string', version: 'number' },
  missed: { game: 'string', version: 'number' },
  said: { game: 'string', n: 'number' },
  rematch: { game: 'string', player: 'string' },
  removed: { game: 'string', player: 'string' },
  digest: { player: 'string', at: 'number' },
  trial: { player: 'string', by: 'string', asked: 'number' },
  unhooked: { player: 'string', since: 'number' },
  started: { game: 'string' },
  habit: { game: 'string', version: 'number' },
  code: { id: 'string', asked: 'number' },
  farewell: { player: 'string' },
  closed: { player: 'string' },
  reminder: { game: 'string', turn: 'number' },
  nudge: { game: 'string', at: 'number' },
  expiring: { game: 'string' },
  due: { game: 'string', version: 'number' },
  spread: { player: 'string' },
};

/** The message that a text in a queue is. @throws Error if it is none */
export function messageFrom(text: string): Message {
  const value: unknown = JSON.parse(text);
  if (!isMessage(value)) throw new Error('no message');
  return value;
}

/** The message that an item holds among other things. @throws Error if it holds none */
export function messageIn(item: Item): Message {
  const names = Object.entries(FIELDS).find(([kind]) => kind === item.kind)?.[1] ?? {};
  return messageFrom(
    JSON.stringify({ kind: item.kind, ...Object.fromEntries(Object.keys(names).map((name) => [name, item[name]])) }),
  );
}

function isMessage(value: unknown): value is Message {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const wanted = Object.entries(FIELDS).find(([kind]) => kind === fields.kind)?.[1];
  return wanted !== undefined && Object.entries(wanted).every(([name, type]) => typeof fields[name] === type);
}

/** What a key holds behind its first word. */
export function idOf({ pk }: Item): string {
  const text = String(pk);
  return text.slice(text.indexOf('#') + 1);
}
