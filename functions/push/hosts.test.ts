import { expect, test } from 'vitest';
import { isPushHost } from './hosts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com/fcm/send/abc',
])('%s is of a push service', (endpoint) => {
  expect(isPushHost(endpoint)).toBe(true);
});

test.each([
  ['without encryption', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['at another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['of somebody by name', 'https://casebook@fcm.googleapis.com/fcm/send/abc'],
  ['with a name and a password', 'https://a:b@fcm.googleapis.com/fcm/send/abc'],
  ['beside the one host of a domain', 'https://storage.fcm.googleapis.com/abc'],
  ['of the domain above', 'https://googleapis.com/abc'],
  ['that begins like one', 'https://fcm.googleapis.com.example.com/abc'],
  ['that ends like one', 'https://evilpush.apple.com/abc'],
  ['that is a bare domain', 'https://push.apple.com/abc'],
  ['with a dot at the end', 'https://fcm.googleapis.com./abc'],
  ['of another country of letters', 'https://fcm.googleapis.c\u043em/abc'],
  ['of this machine', 'https://localhost/abc'],
  ['by number', 'https://169.254.169.254/latest/meta-data'],
  ['with the host behind a hash', 'https://example.com/#fcm.googleapis.com'],
  ['with the host behind a backslash', 'https://example.com\\@fcm.googleapis.com/abc'],
  ['that is none', 'fcm.googleapis.com/abc'],
  ['that is empty', ''],
])('an address %s is none', (_, endpoint) => {
  expect(isPushHost(endpoint)).toBe(false);
});
