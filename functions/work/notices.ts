import type { HandlersOf, NoticeMessage } from '../publish/concern';

/** One handler for every kind of notice. */
export function noticeHandlers(tell: (message: NoticeMessage) => Promise<void>): HandlersOf<'push' | 'webhook'> {
  return {
    turn: tell,
    missed: tell,
    started: tell,
    reminder: tell,
    nudge: tell,
    expiring: tell,
    said: tell,
    rematch: tell,
    removed: tell,
    digest: tell,
    trial: tell,
    unhooked: tell,
  };
}
