/** A browser that takes notices: what lies between it and its push service is played, all the rest is real. */

import type { PushRequest } from '@shared/api/notices';
import type { BrowserContext, Worker } from 'playwright-core';
import { vi } from 'vitest';
import type { Person } from '../support/browser';

/** What a notice shows. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** The person allows notices, and their browser subscribes as this one did. It keeps that in the notes of the site's pages. */
export async function allowNotices({ context }: Person, { endpoint, keys }: PushRequest): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(playSubscription, { endpoint, keys });
}

/** Its push service gives it another address, and nobody is told. */
export async function moveSubscription({ page }: Person, endpoint: string): Promise<void> {
  await page.evaluate((endpoint) => localStorage.setItem('played endpoint', endpoint), endpoint);
}

function playSubscription(first: PushRequest): void {
  const [KEY, ENDPOINT] = ['played key', 'played endpoint'];
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  const there = (): PushSubscription | null => {
    const key = localStorage.getItem(KEY);
    if (key === null) return null;
    const endpoint = localStorage.getItem(ENDPOINT) ?? first.endpoint;
    const subscription = {
      endpoint,
      options: { applicationServerKey: bytes(key), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: first.keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
    return subscription as unknown as PushSubscription;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => there(),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      localStorage.setItem(KEY, applicationServerKey);
      return there();
    },
  });
}

/** The browser's push service hands over what came for it. */
async function deliver({ context, page }: Person, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
}

/** The same, till the browser shows a notice with this tag: now and then what DevTools hands over is lost. */
export async function deliverAndShow(person: Person, data: string, tag: string): Promise<void> {
  const isShown = async (): Promise<boolean> => (await shownIn(person)).some((notice) => notice.tag === tag);
  for (let tries = 0; tries < 5; tries++) {
    await deliver(person, data);
    if (await vi.waitUntil(isShown, { timeout: 10_000, interval: 100 }).catch(() => false)) return;
  }
  throw new Error(`no notice ${tag} is shown`);
}

/** The notices that the browser shows. */
export function shownIn({ page }: Person): Promise<readonly Shown[]> {
  return page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Presses the notice with this tag. */
export async function pressNotice(person: Person, tag: string): Promise<void> {
  const worker = await workerOf(person.context);
  await worker.evaluate(pressIn, tag);
}

/** Its push service has taken back the subscription, and tells the worker which one stands in its place: or none. */
export async function renewSubscription({ context }: Person, then: PushRequest | undefined): Promise<void> {
  const worker = await workerOf(context);
  await worker.evaluate(renewIn, then);
}

async function renewIn(then: PushRequest | undefined): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const event = Object.assign(new Event('pushsubscriptionchange'), {
    newSubscription: then && { toJSON: () => then },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  self.dispatchEvent(event);
  await work;
}

/** The browser does not take this press for one by a person: the worker may lead windows, but not bring them to the front. */
async function pressIn(tag: string): Promise<void> {
  const scope = self as unknown as { readonly registration: ServiceWorkerRegistration } & EventTarget;
  const [notification] = await scope.registration.getNotifications({ tag });
  let work: Promise<unknown> = Promise.resolve();
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  scope.dispatchEvent(event);
  await work.catch(() => undefined);
}

function workerOf(context: BrowserContext): Promise<Worker> {
  return vi.waitUntil(() => context.serviceWorkers()[0], { timeout: 60_000, interval: 100 });
}
