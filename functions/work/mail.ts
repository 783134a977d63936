import { code } from '../notify/code';
import { digest } from '../notify/digest/tell';
import { relieving } from '../notify/relieving';
import { tellAll } from '../notify/tell';
import { trial } from '../notify/trial';
import { unhooked } from '../notify/unhooked';
import type { Ways } from '../notify/ways';
import type { World } from '../play/world';
import type { HandlersOf } from '../publish/concern';
import { noticeHandlers } from './notices';

/** Who decides what players are told and by what, and writes to them. */
export function mailHandlers(world: World, ways: Ways): HandlersOf<'mail'> {
  return {
    ...noticeHandlers((message) => relieving(world, ways, message, (own) => tellAll(world, own, message))),
    digest: (message) => relieving(world, ways, message, (own) => digest(world, own, message)),
    trial: (message) => trial(world, ways, message),
    unhooked: (message) => relieving(world, ways, message, (own) => unhooked(world, own, message)),
    code: (message) => code(world, ways.mail, message),
  };
}
