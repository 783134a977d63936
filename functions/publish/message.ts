import type { Item } from '../store/dynamo/write';

/** Work that follows from something written: where to look, never what to say. It may come twice, late or out of order. */
export type Message =
  /** A version of a game: perhaps it is somebody else's turn. */
  | { readonly kind: 'turn'; readonly game: string; readonly version: number }
  /** A game has begun. */
  | { readonly kind: 'started'; readonly game: string }
  /** A version of a game: perhaps it tells how long somebody takes. */
  | { readonly kind: 'habit'; readonly game: string; readonly version: number }
  /** A mail with a code or a link was asked for, at this instant. Epoch milliseconds. */
  | { readonly kind: 'code'; readonly id: string; readonly asked: number }
  /** A player wants their account gone. */
  | { readonly kind: 'farewell'; readonly player: string }
  /** The operator has closed an account. */
  | { readonly kind: 'closed'; readonly player: string }
  /** A player may have forgotten that it is their turn, of this number. */
  | { readonly kind: 'reminder'; readonly game: string; readonly turn: number }
  /** Somebody who waits has nudged the player to move, at this instant. Epoch milliseconds. */
  | { readonly kind: 'nudge'; readonly game: string; readonly at: number }
  /** An open table is about to be closed. */
  | { readonly kind: 'expiring'; readonly game: string }
  /** Something in this version of a game is the clock's to do: a turn has run out, nobody came, or nobody ever moved. */
  | { readonly kind: 'due'; readonly game: string; readonly version: number }
  /** A player's games are to learn where they live, when they are reminded and when they are away. */
  | { readonly kind: 'spread'; readonly player: string };

export type MessageOf<Kind extends Message['kind']> = Extract<Message, { readonly kind: Kind }>;

/** Does what a message is about, or nothing if it is done or moot. @throws Later, or anything else: it is tried again. */
export type Handler<Kind extends Message['kind']> = (message: MessageOf<Kind>) => Promise<void>;

/** One of each kind. */
export type Handlers = { readonly [Kind in Message['kind']]: Handler<Kind> };

/** What each kind tells, besides what it is. */
const FIELDS: { readonly [Kind in Message['kind']]: Readonly<Record<keyof Omit<MessageOf<Kind>, 'kind'>, 'string' | 'number'>> } =
  {
    turn: { game: 'string', version: 'number' },
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
