/**
 * Shows notices that come by push, and opens what they are about. It keeps no pages and answers no requests of theirs.
 * docs/notices.md, "Push"; functions/push/pusher.ts says what a notice brings.
 */

/** Where nothing can be read there is no catalogue either: this text alone stands here. */
const PLAIN = { title: 'Casebook', body: 'There is something new in your games.', path: '/', tag: 'casebook' };

self.addEventListener('install', () => self.skipWaiting());

// Pages that are open already can be led to what a notice is about, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = read(event.data);
  event.waitUntil(Promise.all([show(notice), count(notice.waiting)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.path)));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** What cannot be read is told plainly: browsers want every push to be shown. */
function read(data) {
  try {
    const { title, body, path, tag, waiting } = data.json();
    const isWhole = [title, body, path, tag].every((text) => typeof text === 'string') && title !== '' && tag !== '';
    return isWhole ? { title, body, path, tag, waiting } : PLAIN;
  } catch {
    return PLAIN;
  }
}

/** A later notice with the same tag takes the place of the one before, and is heard like a new one. */
function show({ title, body, path, tag }) {
  const art = { icon: '/art/icon-192.png', badge: '/art/badge-96.png' };
  return self.registration.showNotification(title, { body, tag, renotify: true, ...art, data: { path } });
}

/** The number on the site's sign; where there is no sign, nothing is lost. */
async function count(waiting) {
  if (!Number.isInteger(waiting) || waiting < 0 || !('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(waiting).catch(() => {});
}

/** A page of this site, by a path that begins with a single slash; whatever else is said leads home. */
function addressOf(path) {
  const { origin } = self.location;
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  const address = new URL(isPath ? path : '/', origin);
  return address.origin === origin ? address.href : `${origin}/`;
}

/** In a window that shows it already, or in any of ours, or in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split('#')[0] === address);
  // A window that this worker does not control cannot be led anywhere.
  const led = there ?? (await windows[0]?.navigate(address).catch(() => undefined));
  await (led ? led.focus() : self.clients.openWindow(address));
}

/** The browser has given up a subscription: another one takes its place, and the server is told. Else the next page sees to it. */
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const subscription = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
