/** The API with all that goes on beside it, in one process whose time is the test's: what is due is found and done when time passes. */

import { sweep } from '../../functions/clock/sweep';
import { published } from '../../functions/local/publisher';
import type { Job } from '../../functions/local/queue';
import type { Letter, Mail } from '../../functions/mail/letter';
import { handle } from '../../functions/publish/handle';
import { Later } from '../../functions/publish/later';
import type { Message } from '../../functions/publish/message';
import { firstDue } from '../../functions/store/due';
import { choreHandlers } from '../../functions/work/chores';
import { mailHandlers } from '../../functions/work/mail';
import { type Server, type Settings, startServer } from './server';

export interface ClockedServer extends Server {
  /** All that was published, the oldest first. */
  readonly messages: Message[];
  /** All that was sent, the oldest first. */
  readonly letters: Letter[];
  /** Does what follows from all that was written, until nothing does. */
  work(): Promise<void>;
  /** Looks once for what is due, and does it. @returns how many items were due. */
  sweep(): Promise<number>;
  /** So many milliseconds pass. Whatever becomes due meanwhile is found at its very instant, and done. */
  passing(time: number): Promise<void>;
  /** So many milliseconds pass while the clock stands still, and then it looks. */
  passingUnseen(time: number): Promise<void>;
}

/** Looks at one instant after which nothing can be due then any more. */
const LOOKS = 10;

/** Time does not pass by itself: only as `passing` says. `mail`: unless given, letters arrive in `letters`. */
export async function startClockedServer(settings: Settings & { readonly mail?: Mail }): Promise<ClockedServer> {
  const jobs: Job[] = [];
  const queue: Message[] = [];
  const [messages, letters]: [Message[], Letter[]] = [[], []];
  const publish = (message: Message): void => {
    messages.push(message);
    queue.push(message);
  };
  const { over = (db) => db } = settings;
  const server = await startServer({ ...settings, over: (db) => published(over(db), (job) => jobs.push(job), publish) });
  const { world, clock } = server;
  clock.step = 0;
  const { mail = { base: 'https://casebook.example', send: async (letter) => void letters.push(letter) } } = settings;
  const handlers = { ...mailHandlers(world, mail), ...choreHandlers(world) };

  const work = async (): Promise<void> => {
    const later: Message[] = [];
    while (jobs.length > 0 || queue.length > 0) {
      for (const job of jobs.splice(0)) await job.run();
      for (const message of queue.splice(0)) {
        await handle(handlers, message).catch((error) => {
          if (!(error instanceof Later)) throw error;
          later.push(message);
        });
      }
    }
    queue.push(...later);
  };

  const look = async (): Promise<number> => {
    await work();
    const count = await sweep(world, async (found) => found.forEach(publish));
    await work();
    return count;
  };

  return {
    ...server,
    messages,
    letters,
    work,
    sweep: look,
    async passing(time) {
      await work();
      const until = clock.now + time;
      for (let [at, looks] = [await firstDue(world.db, until), 0]; at !== undefined; at = await firstDue(world.db, until)) {
        looks = at <= clock.now ? looks + 1 : 0;
        if (looks > LOOKS) throw new Error('something is due and stays so');
        clock.now = Math.max(clock.now, at);
        await look();
      }
      clock.now = until;
    },
    async passingUnseen(time) {
      await work();
      clock.now += time;
      await look();
    },
  };
}
