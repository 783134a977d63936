/** What goes on beside the answers: whatever follows from a write is published, queued and done. */

import type { Registry } from '@shared/games/index';
import { failureOf, type Logger } from '../api/logger';
import type { Mail } from '../mail/letter';
import { systemWorld, type World } from '../play/world';
import type { Message } from '../publish/message';
import { republish } from '../publish/republish';
import type { Database } from '../store/dynamo/database';
import { published } from './publisher';
import { startQueue } from './queue';
import { handle, workers } from './workers';

export interface Work {
  /** Whose writes are published. */
  readonly world: World;
  /** Takes up again what an earlier process may have left undone. `read` goes through the whole table. */
  resume(read: Parameters<typeof republish>[0]): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export function startWork(db: Database, registry: Registry, mail: Mail, log: Logger): Work {
  const queue = startQueue((job, error) => log(failureOf('WORK', job, error)));
  const publish = (message: Message): void => queue.add({ name: message.kind, run: () => handle(handlers, message) });
  const world = systemWorld(published(db, queue.add, publish), registry);
  const handlers = workers(world, mail);
  return {
    world,
    async resume(read) {
      for await (const message of republish(read)) publish(message);
    },
    stop: queue.stop,
  };
}
