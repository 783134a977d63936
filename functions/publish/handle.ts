import type { Handlers, Message } from './message';

/** Gives a message to the handler of its kind. @throws what the handler throws. */
export function handle(handlers: Handlers, message: Message): Promise<void> {
  switch (message.kind) {
    case 'turn':
      return handlers.turn(message);
    case 'started':
      return handlers.started(message);
    case 'habit':
      return handlers.habit(message);
    case 'code':
      return handlers.code(message);
    case 'farewell':
      return handlers.farewell(message);
    case 'closed':
      return handlers.closed(message);
  }
}
