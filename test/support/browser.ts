/** People at their browsers before a running Casebook. Whatever a browser complains of is kept. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Casebook, startCasebook } from './casebook';
import { Visitor } from './visitor';

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How they press what they see. */
  readonly hand: 'mouse' | 'finger' | 'keys';
  /** What went wrong in their browser, but for what was to be expected. */
  readonly faults: string[];
  readonly expected: RegExp[];
}

/** A running Casebook, and a browser for everybody who comes. */
export interface House {
  readonly address: string;
  /** The folder of its games. */
  readonly data: string;
  visit(device?: BrowserContextOptions): Promise<Person>;
  /** Ends the server as a power cut does. */
  cut(): Promise<void>;
  /** Starts it again on the same games, at the same address. */
  resume(): Promise<void>;
  /** Sends everybody home. @returns what went wrong in their browsers. */
  empty(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The fastest there is; and one that can do all that a browser can, such as show notices. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const WHOLE = process.env.CHROMIUM_WHOLE ?? '/usr/bin/chromium';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What people's browsers are set to. The zone is none that a server runs in. */
const PLACE: BrowserContextOptions = { locale: 'en-GB', timezoneId: 'America/St_Johns' };

/** `more`: what its environment says beside our own. `isWhole`: the browser can do all that one can. */
export async function openHouse(more: Readonly<Record<string, string>> = {}, isWhole = false): Promise<House> {
  const data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const circumstances = { environment: { ...process.env, ...more } };
  let casebook: Casebook = await startCasebook(data, 0, circumstances);
  const { address } = casebook;
  const browser: Browser = await chromium.launch({ executablePath: isWhole ? WHOLE : CHROMIUM, args: ARGUMENTS });
  const people: Person[] = [];
  return {
    address,
    data,
    async visit(device = DESK) {
      const context = await browser.newContext({ ...PLACE, ...device, baseURL: address });
      context.setDefaultTimeout(60_000);
      const person: Person = {
        context,
        page: await context.newPage(),
        hand: device.hasTouch === true ? 'finger' : 'mouse',
        faults: [],
        expected: [],
      };
      listen(person, address);
      people.push(person);
      return person;
    },
    cut: () => casebook.kill(),
    async resume() {
      casebook = await startCasebook(data, Number(new URL(address).port), circumstances);
    },
    async empty() {
      const left = people.splice(0);
      for (const { context } of left) await context.close();
      return left.flatMap(({ faults }) => faults);
    },
    async close() {
      await browser.close();
      await casebook.stop();
      await rm(data, { recursive: true });
    },
  };
}

/** From now on this is no fault in their browser. */
export function expectFault({ expected }: Person, fault: RegExp): void {
  expected.push(fault);
}

/** The same person, pressing by other means. */
export function by(person: Person, hand: Person['hand']): Person {
  return { ...person, hand };
}

/** The API with the session of this person's browser. */
export async function apiOf({ context, page }: Person): Promise<Visitor> {
  const visitor = await Visitor.at(new URL(page.url()).origin);
  visitor.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return visitor;
}

function listen({ context, faults, expected }: Person, address: string): void {
  const note = (fault: string): void => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (fault) => note(`page error: ${fault.error().stack ?? fault.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol !== 'data:' && protocol !== 'blob:') note(`foreign request: ${request.url()}`);
  });
}
