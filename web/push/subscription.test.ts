import { afterEach, expect, it, vi } from 'vitest';
import { subscribe } from './subscription';

/** Of the server: its public half, in URL-safe base64. */
const KEY = 'BP_-'.repeat(21);
const OTHER = 'BQ_-'.repeat(21);

const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
const subscribeAnew = vi.fn<(wanted: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => made(OTHER));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function made(key: string) {
  const { buffer, byteOffset, byteLength } = Buffer.from(key, 'base64url');
  return { options: { applicationServerKey: buffer.slice(byteOffset, byteOffset + byteLength) }, unsubscribe };
}

/** A browser with this subscription. */
function have(before: ReturnType<typeof made> | null): void {
  const pushManager = { getSubscription: async () => before, subscribe: subscribeAnew };
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker });
}

it('keeps the subscription that is there, under the same key of the server', async () => {
  const before = made(KEY);
  have(before);
  expect(await subscribe(KEY, false)).toBe(before);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it.each([
  ['the server has another key', OTHER, false],
  ['it is of no use any more', KEY, true],
])('makes another one where %s, and ends the one before', async (_, key, isFresh) => {
  have(made(KEY));
  await subscribe(key, isFresh);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribeAnew).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
});

it('makes the first one where there is none', async () => {
  have(null);
  await subscribe(KEY, false);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(subscribeAnew).toHaveBeenCalledOnce();
});
