import type { Handlers, Message } from './message';

/** What messages are queued by: mail waits for others, chores for the table alone. */
export type Concern = 'mail' | 'chores';

const CONCERNS = {
  turn: 'mail',
  started: 'mail',
  code: 'mail',
  habit: 'chores',
  farewell: 'chores',
  closed: 'chores',
  reminder: 'mail',
  nudge: 'mail',
  expiring: 'mail',
  due: 'chores',
  spread: 'chores',
} as const satisfies Readonly<Record<Message['kind'], Concern>>;

/** The handlers of one concern. */
export type HandlersOf<C extends Concern> = Pick<
  Handlers,
  { [Kind in Message['kind']]: (typeof CONCERNS)[Kind] extends C ? Kind : never }[Message['kind']]
>;

/** Which queue a message goes to. */
export function concernOf({ kind }: Message): Concern {
  return CONCERNS[kind];
}
