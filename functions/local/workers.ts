/** Who does what a message is about. */

import { habit } from '../habit/habit';
import type { Mail } from '../mail/letter';
import { code } from '../notify/code';
import { turn } from '../notify/turn';
import { closeAccount } from '../play/operator/close';
import { farewell } from '../play/people/farewell';
import type { World } from '../play/world';
import type { Handlers, Message } from '../publish/message';

export function workers(world: World, mail: Mail): Handlers {
  return {
    turn: (message) => turn(world, mail, message),
    code: (message) => code(world, mail, message),
    habit: (message) => habit(world, message),
    farewell: ({ player }) => farewell(world, player),
    closed: ({ player }) => closeAccount(world, player),
  };
}

/** Does what a message is about. @throws what its handler throws. */
export function handle(handlers: Handlers, message: Message): Promise<void> {
  switch (message.kind) {
    case 'turn':
      return handlers.turn(message);
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
