/** Who does what a message is about. */

import { habit } from '../habit/habit';
import type { Mail } from '../mail/letter';
import { code } from '../notify/code';
import { started } from '../notify/started';
import { turn } from '../notify/turn';
import { closeAccount } from '../play/operator/close-account';
import { farewell } from '../play/people/farewell';
import type { World } from '../play/world';
import type { Handlers } from '../publish/message';

/** The handlers of all messages. `mail`: how letters go out. */
export function workers(world: World, mail: Mail): Handlers {
  return {
    turn: (message) => turn(world, mail, message),
    started: (message) => started(world, mail, message),
    code: (message) => code(world, mail, message),
    habit: (message) => habit(world, message),
    farewell: ({ player }) => farewell(world, player),
    closed: ({ player }) => closeAccount(world, player),
  };
}
