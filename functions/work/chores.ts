import { habit } from '../habit/habit';
import { whatIsDue } from '../play/deadlines/due';
import { closeAccount } from '../play/operator/close-account';
import { farewell } from '../play/people/farewell';
import { spread } from '../play/people/spread';
import type { World } from '../play/world';
import type { HandlersOf } from '../publish/concern';

/** Who does what nobody waits for. */
export function choreHandlers(world: World): HandlersOf<'chores'> {
  return {
    habit: (message) => habit(world, message),
    farewell: ({ player }) => farewell(world, player),
    closed: ({ player }) => closeAccount(world, player),
    due: (message) => whatIsDue(world, message),
    spread: ({ player }) => spread(world, player),
  };
}
