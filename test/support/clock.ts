/** The API with all that goes on beside it, in one process whose time is the test's: what is due is found and done when time passes. */

import { sweep } from '../../functions/clock/sweep';
import { failureOf } from '../../functions/http/logger';
import { published } from '../../functions/local/publisher';
import type { Job } from '../../functions/local/queue';
import type { Letter, Mail } from '../../functions/mail/letter';
import type { Brief } from '../../functions/news/news';
import { type Concern, concernOf } from '../../functions/publish/concern';
import { handle } from '../../functions/publish/handle';
import type { Handlers, Message } from '../../functions/publish/message';
import type { Dispatch, Payload, Pusher } from '../../functions/push/pusher';
import type { PushRecord } from '../../functions/store/device';
import { firstDue } from '../../functions/store/due';
import type { Hook } from '../../functions/webhook/hook';
import { choreHandlers } from '../../functions/work/chores';
import { mailHandlers } from '../../functions/work/mail';
import { pushHandlers } from '../../functions/work/push';
import { webhookHandlers } from '../../functions/work/webhook';
import { testQueue } from './queue';
import { type Server, type Settings, startServer } from './server';

export interface ClockedServer extends Server {
  /** All that was published or handed over, the oldest first. */
  readonly messages: Message[];
  /** All that was sent by each channel, the oldest first. */
  readonly letters: Letter[];
  readonly pushes: { readonly to: PushRecord; readonly payload: Payload; readonly dispatch: Dispatch }[];
  readonly posts: { readonly address: string; readonly brief: Brief }[];
  /** Does what a message is about, as the worker whose it is would. @throws Later, or whatever that throws */
  handle(message: Message): Promise<void>;
  /** Does what follows from all that was written, until nothing does now. */
  work(): Promise<void>;
  /** Looks once for what is due, and does it. @returns how many items were due. */
  sweep(): Promise<number>;
  /** So many milliseconds pass. Whatever becomes due meanwhile, or was to come later, is found at its very instant, and done. */
  passing(time: number): Promise<void>;
  /** So many milliseconds pass while the clock stands still, and then it looks. */
  passingUnseen(time: number): Promise<void>;
}

/** How what goes out does; absent: it arrives in `letters`, `pushes` and `posts`. */
export interface Ways {
  readonly mail?: Mail;
  readonly pusher?: Pusher;
  readonly hook?: Hook;
}

/** What goes wrong, and is to change nothing. */
export interface Circumstances {
  /** Each message comes twice, and where the clock looks, two look at once. */
  readonly twice?: boolean;
  /** Between these instants the clock stands still. Epoch milliseconds. */
  readonly still?: { readonly from: number; readonly until: number };
}

/** Looks at one instant after which nothing can be due then any more. */
const LOOKS = 10;

const BASE = 'https://casebook.example';

/** Time does not pass by itself: only as `passing` says. A message whose work fails comes again, as on AWS; `failures` has it. */
export async function startClockedServer(
  settings: Settings & Ways,
  { twice = false, still }: Circumstances = {},
): Promise<ClockedServer> {
  const jobs: Job[] = [];
  const out: Pick<ClockedServer, 'messages' | 'letters' | 'pushes' | 'posts'> = {
    messages: [],
    letters: [],
    pushes: [],
    posts: [],
  };
  const publish = (message: Message): void => {
    out.messages.push(message);
    queue.add(message);
  };
  const { over = (db) => db } = settings;
  const server = await startServer({ ...settings, over: (db) => published(over(db), (job) => jobs.push(job), publish) });
  const { world, clock } = server;
  clock.step = 0;
  const { mail, pusher, hook } = { ...collecting(out), ...settings };
  const publishAll = async (messages: readonly Message[]): Promise<void> => messages.forEach(publish);
  const handlers: Readonly<Record<Concern, Partial<Handlers>>> = {
    mail: mailHandlers(world, { mail, handOver: publishAll }),
    push: pushHandlers(world, { pusher }),
    webhook: webhookHandlers(world, { hook, base: mail.base }),
    chores: choreHandlers(world),
  };
  const handleIt = (message: Message): Promise<void> => handle(handlers[concernOf(message)], message);
  const queue = testQueue(
    () => clock.now,
    handleIt,
    ({ kind }, error) => server.failures.push(failureOf('WORK', kind, error)),
  );

  let again = 0;
  const work = async (): Promise<void> => {
    for (let isBusy = true; isBusy; ) {
      const looks = jobs.splice(0);
      for (const job of looks) await job.run();
      isBusy = (await queue.run()) || looks.length > 0;
      if (twice && !isBusy && again < out.messages.length) {
        for (const message of out.messages.slice(again)) queue.add(message);
        again = out.messages.length;
        isBusy = true;
      }
    }
  };

  const look = async (): Promise<number> => {
    await work();
    const [count = 0] = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => sweep(world, publishAll)));
    await work();
    return count;
  };

  /** When there is something to do next, until an instant. */
  const next = async (until: number): Promise<number | undefined> => {
    const due = await firstDue(world.db, until);
    const found = due !== undefined && still && due >= still.from ? Math.max(due, still.until) : due;
    const instants = [found, queue.next()].filter((at) => at !== undefined && at <= until);
    return instants.length > 0 ? Math.min(...instants.map(Number)) : undefined;
  };

  return {
    ...server,
    ...out,
    handle: handleIt,
    work,
    sweep: look,
    async passing(time) {
      await work();
      const until = clock.now + time;
      for (let [at, looks] = [await next(until), 0]; at !== undefined; at = await next(until)) {
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

function collecting({ letters, pushes, posts }: Pick<ClockedServer, 'letters' | 'pushes' | 'posts'>): Required<Ways> {
  return {
    mail: { base: BASE, send: async (letter) => void letters.push(letter) },
    pusher: {
      async push(to, payload, dispatch) {
        pushes.push({ to, payload, dispatch });
        return { of: 'sent' };
      },
    },
    hook: {
      async post(address, brief) {
        posts.push({ address, brief });
        return { of: 'sent' };
      },
    },
  };
}
