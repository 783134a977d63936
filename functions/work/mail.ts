import type { Mail } from '../mail/letter';
import { code } from '../notify/code';
import { expiring } from '../notify/expiring';
import { nudge } from '../notify/nudge';
import { reminder } from '../notify/reminder';
import { started } from '../notify/started';
import { turn } from '../notify/turn';
import type { World } from '../play/world';
import type { HandlersOf } from '../publish/concern';

/** Who writes to people. `mail`: how letters go out. */
export function mailHandlers(world: World, mail: Mail): HandlersOf<'mail'> {
  return {
    turn: (message) => turn(world, mail, message),
    started: (message) => started(world, mail, message),
    code: (message) => code(world, mail, message),
    reminder: (message) => reminder(world, mail, message),
    nudge: (message) => nudge(world, mail, message),
    expiring: (message) => expiring(world, mail, message),
  };
}
