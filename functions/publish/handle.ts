import type { Handler, Handlers, Message } from './message';

/** Gives a message to the handler of its kind. @throws what the handler throws; Error if nobody here handles its kind. */
export async function handle(handlers: Partial<Handlers>, message: Message): Promise<void> {
  const handler = handlers[message.kind] as Handler<Message['kind']> | undefined;
  if (handler === undefined) throw new Error(`a message of kind ${message.kind} is in the wrong queue`);
  await handler(message);
}
