/** What goes on beside the answers: whatever follows from a write is published, queued and done. */

import type { Registry } from '@shared/games/index';
import { failureOf, type Logger } from '../api/logger';
import { sweep } from '../clock/sweep';
import type { Mail } from '../mail/letter';
import { systemWorld, type World } from '../play/world';
import { handle } from '../publish/handle';
import type { Message } from '../publish/message';
import { MAY_BE_UNSENT, messagesAgain } from '../publish/republish';
import { mend } from '../reconcile/reconcile';
import type { Item } from '../store/dynamo/attributes';
import type { Database } from '../store/dynamo/database';
import type { Expression } from '../store/dynamo/expression';
import { choreHandlers } from '../work/chores';
import { mailHandlers } from '../work/mail';
import { published } from './publisher';
import { type Queue, startQueue } from './queue';

export interface Work {
  /** Whose writes are published. */
  readonly world: World;
  /** Takes up again what an earlier process may have left undone, and mends what the clock would not find. `read` goes through the whole table. */
  resume(read: (filter: Expression) => AsyncIterable<Item>): Promise<void>;
  /** Takes up what is due by now. */
  sweep(): Promise<number>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** One queue for each kind of message: a mail server that hangs holds up neither publishing nor anything else. */
export function startWork(db: Database, registry: Registry, mail: Mail, log: Logger): Work {
  const open = (): Queue => startQueue((job, error) => log(failureOf('WORK', job, error)));
  const looks = open();
  const queues: Readonly<Record<Message['kind'], Queue>> = {
    turn: open(),
    started: open(),
    habit: open(),
    code: open(),
    farewell: open(),
    closed: open(),
    reminder: open(),
    nudge: open(),
    expiring: open(),
    due: open(),
    spread: open(),
  };
  const publish = (message: Message): void => {
    const { kind: name } = message;
    queues[name].add({ name, key: JSON.stringify(message), run: () => handle(handlers, message) });
  };
  const world = systemWorld(published(db, looks.add, publish), registry);
  const handlers = { ...mailHandlers(world, mail), ...choreHandlers(world) };
  return {
    world,
    async resume(read) {
      for await (const item of read(MAY_BE_UNSENT)) {
        try {
          messagesAgain(item, world.now()).forEach(publish);
          await mend(db, item, world.now());
        } catch (error) {
          log(failureOf('WORK', 'resume', error));
        }
      }
    },
    sweep: () => sweep(world, async (messages) => messages.forEach(publish)),
    async stop() {
      await Promise.all([looks, ...Object.values(queues)].map((queue) => queue.stop()));
    },
  };
}
