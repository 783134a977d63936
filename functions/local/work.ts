/** What goes on beside the answers: whatever follows from a write is published, queued and done. */

import type { Registry } from '@shared/games/index';
import { sweep } from '../clock/sweep';
import { failureOf, type Logger } from '../http/logger';
import type { Mail } from '../mail/letter';
import { systemWorld, type World } from '../play/world';
import { type Concern, concernOf } from '../publish/concern';
import { handle } from '../publish/handle';
import type { Handlers, Message } from '../publish/message';
import { mayBeUnsent, messagesAgain } from '../publish/republish';
import type { Pusher } from '../push/pusher';
import { mend } from '../reconcile/reconcile';
import type { Item } from '../store/dynamo/attributes';
import type { Database } from '../store/dynamo/database';
import type { Expression } from '../store/dynamo/expression';
import type { Hook } from '../webhook/hook';
import { choreHandlers } from '../work/chores';
import { mailHandlers } from '../work/mail';
import { pushHandlers } from '../work/push';
import { webhookHandlers } from '../work/webhook';
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

/** By what people are told, and where they find the site. */
export interface Out {
  readonly mail: Mail;
  readonly pusher: Pusher;
  readonly hook: Hook;
  readonly base: string;
}

/**
 * One queue for each kind of message, and one for each channel that messages are handed over to: a mail server that hangs holds
 * up neither publishing nor anything else.
 */
export function startWork(db: Database, registry: Registry, { mail, pusher, hook, base }: Out, log: Logger): Work {
  const open = (): Queue => startQueue((job, error) => log(failureOf('WORK', job, error)));
  const looks = open();
  const queues = new Map<string, Queue>();
  const publish = (message: Message): void => {
    const concern = concernOf(message);
    const name = concern === 'push' || concern === 'webhook' ? concern : message.kind;
    const queue = queues.get(name) ?? open();
    queues.set(name, queue);
    queue.add({ name, key: JSON.stringify(message), run: () => handle(handlers[concern], message) });
  };
  const world = systemWorld(published(db, looks.add, publish), registry);
  const handOver = async (messages: readonly Message[]): Promise<void> => messages.forEach(publish);
  const handlers: Readonly<Record<Concern, Partial<Handlers>>> = {
    mail: mailHandlers(world, { mail, handOver }),
    push: pushHandlers(world, { pusher }),
    webhook: webhookHandlers(world, { hook, base }),
    chores: choreHandlers(world),
  };
  return {
    world,
    async resume(read) {
      for await (const item of read(mayBeUnsent(world.now()))) {
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
      await Promise.all([looks, ...queues.values()].map((queue) => queue.stop()));
    },
  };
}
