/** What is around a handler where it is deployed: it is handed one event after the other. Its clock may be ahead of the system's. */

import { pathToFileURL } from 'node:url';
import './network.mjs';

const [file, name] = process.argv.slice(2);

let ahead = 0;

const { now: systemTime } = Date;

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now()] : parts));
  }
};
Date.now = () => systemTime() + ahead;

/** What waits for an instant that the clock was moved past is woken at once. */
const { setTimeout: start, clearTimeout: stop } = globalThis;
const waiting = new Map();

globalThis.setTimeout = (does, after = 1, ...parts) => {
  const ring = () => {
    globalThis.clearTimeout(timer);
    does(...parts);
  };
  const timer = start(ring, after);
  waiting.set(timer, { due: Date.now() + after, ring });
  return timer;
};

globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  stop(timer);
};

function setClock(now) {
  ahead = now;
  for (const { due, ring } of waiting.values()) if (due <= Date.now()) ring();
}

const { [name]: handler } = await import(pathToFileURL(file).href);

process.on('message', async ({ event, context, ahead: now, remaining }) => {
  setClock(now);
  if (context === undefined) return;
  const until = Date.now() + remaining;
  const full = { ...context, callbackWaitsForEmptyEventLoop: true, getRemainingTimeInMillis: () => until - Date.now() };
  try {
    process.send({ answer: await handler(event, full) });
  } catch (error) {
    process.send({ error: { type: error?.name ?? typeof error, message: String(error?.message ?? error) } });
  }
});

process.on('disconnect', () => process.exit());
