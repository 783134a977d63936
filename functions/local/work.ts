/** What goes on beside the answers: whatever follows from a write is published, queued and done. */

import type { Registry } from '@shared/games/index';
import { failureOf, type Logger } from '../api/logger';
import type { Mail } from '../mail/letter';
import { systemWorld, type World } from '../play/world';
import { handle } from '../publish/handle';
import type { Message } from '../publish/message';
import { republish } from '../publish/republish';
import type { Database } from '../store/dynamo/database';
import { published } from './publisher';
import { type Queue, startQueue } from './queue';
import { workers } from './workers';

export interface Work {
  /** Whose writes are published. */
  readonly world: World;
  /** Takes up again what an earlier process may have left undone. `read` goes through the whole table. */
  resume(read: Parameters<typeof republish>[0]): Promise<void>;
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
  };
  const publish = (message: Message): void => {
    const { kind: name } = message;
    queues[name].add({ name, key: JSON.stringify(message), run: () => handle(handlers, message) });
  };
  const world = systemWorld(published(db, looks.add, publish), registry);
  const handlers = workers(world, mail);
  return {
    world,
    async resume(read) {
      for await (const message of republish(read)) publish(message);
    },
    async stop() {
      await Promise.all([looks, ...Object.values(queues)].map((queue) => queue.stop()));
    },
  };
}
