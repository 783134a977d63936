import { expect, test } from 'vitest';
import { postSettings, senderWarning } from './post';

test.each([
  ['smtps://name:password@mail.example', undefined],
  ['smtp://mail.example:587', ''],
])('a server elsewhere, %s, without a sender is warned of', (server, from) => {
  expect(senderWarning(postSettings({ SMTP_URL: server, MAIL_FROM: from }))).toContain('set MAIL_FROM');
});

test.each([
  [undefined, undefined],
  ['smtp://127.0.0.1:1025', undefined],
  ['smtp://localhost', undefined],
  ['smtp://[::1]:25', undefined],
  ['smtps://mail.example', 'Casebook <casebook@mail.example>'],
])('server %s with sender %s is not', (server, from) => {
  expect(senderWarning(postSettings({ SMTP_URL: server, MAIL_FROM: from }))).toBeUndefined();
});
