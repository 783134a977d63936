import type { Handlers, Message } from './message';

/** What messages are queued by: mail, push and webhook wait for others, each for its own; chores for the table alone. */
export type Concern = 'mail' | 'push' | 'webhook' | 'chores';

/** Where they go that are not handed over to a channel: whoever writes letters decides of every notice by what it goes, and when. */
const CONCERNS = {
  turn: 'mail',
  missed: 'mail',
  started: 'mail',
  reminder: 'mail',
  nudge: 'mail',
  expiring: 'mail',
  said: 'mail',
  rematch: 'mail',
  removed: 'mail',
  digest: 'mail',
  trial: 'mail',
  unhooked: 'mail',
  code: 'mail',
  habit: 'chores',
  farewell: 'chores',
  closed: 'chores',
  due: 'chores',
  spread: 'chores',
} as const satisfies Readonly<Record<Message['kind'], Concern>>;

type KindsOf<C extends 'mail' | 'chores'> = {
  [Kind in Message['kind']]: (typeof CONCERNS)[Kind] extends C ? Kind : never;
}[Message['kind']];

/** What may be handed over to a channel. */
export type NoticeMessage = Extract<Message, { readonly channel?: unknown }>;

/** The handlers of one concern. */
export type HandlersOf<C extends Concern> = Pick<Handlers, C extends 'mail' | 'chores' ? KindsOf<C> : NoticeMessage['kind']>;

/** Which queue a message goes to. */
export function concernOf(message: Message): Concern {
  return ('channel' in message ? message.channel : undefined) ?? CONCERNS[message.kind];
}
