/** Loaded into a server: what it sends to a push service goes to the one at PUSH_SERVICE, on this machine. Nothing else is changed. */

const THERE = 'https://fcm.googleapis.com/fcm/send/';
const { PUSH_SERVICE } = process.env;
const plain = globalThis.fetch;

globalThis.fetch = (place, init) =>
  typeof place === 'string' && place.startsWith(THERE)
    ? plain(place.replace(THERE, `${PUSH_SERVICE}/`), init)
    : plain(place, init);
