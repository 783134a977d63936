/** Mail by SES, as far as it goes to the service: what it is given, and what becomes of what it says. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { sesMail } from '../../functions/mail/ses';
import { type Post, startPost } from '../cloud/support/post';

const LETTER: Letter = {
  to: 'nora@example.org',
  subject: 'It is your turn, Zoë',
  text: 'Take a look.\n',
  html: '<p>Take a look.</p>',
  id: 'turn-g-2-mail-p',
  thread: 'game-g',
};

let post: Post;

beforeEach(async () => {
  post = await startPost();
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', post.address);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

afterEach(() => {
  vi.unstubAllEnvs();
  post.stop();
});

function ses(patience?: number): ReturnType<typeof sesMail> {
  return sesMail('https://casebook.example', 'Casebook <turns@casebook.example>', 'sending', patience);
}

test('a letter goes out whole, to one address, under the configuration that tells of its bounces', async () => {
  await ses().send(LETTER);
  expect(post.sent).toHaveLength(1);
  const [sent] = post.sent;
  expect(sent).toMatchObject({ to: ['nora@example.org'], configuration: 'sending' });
  expect(sent?.mail).toMatchObject({ subject: LETTER.subject, html: LETTER.html, inReplyTo: '<game-g@casebook.example>' });
  expect(sent?.mail.from?.value).toEqual([{ name: 'Casebook', address: 'turns@casebook.example' }]);
  expect(sent?.mail.text?.trim()).toBe(LETTER.text.trim());
  expect(sent?.mail.references).toBe('<game-g@casebook.example>');
  expect(sent?.mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a letter that is sent and not answered for has failed, and is not sent again by itself', async () => {
  post.troubles.push({ after: async () => {} });
  await expect(ses().send(LETTER)).rejects.toMatchObject({ name: 'Unsent ECONNRESET' });
  expect(post.sent).toHaveLength(1);
});

test.each([
  ['throttled', 'TooManyRequestsException'],
  ['rejected', 'MessageRejected'],
] as const)('one that was %s is told by its code alone, without what the service said', async (trouble, code) => {
  post.troubles.push(trouble);
  const error: unknown = await ses()
    .send(LETTER)
    .catch((error: unknown) => error);
  expect(error).toMatchObject({ name: `Unsent ${code}`, message: 'unsent' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/nora|address|rate/);
  expect(post.sent).toEqual([]);
});

test('one that nobody answers has failed in time', async () => {
  post.troubles.push('silent');
  await expect(ses(200).send(LETTER)).rejects.toMatchObject({ name: 'Unsent ETIMEDOUT' });
});

test('one whose connection breaks has failed', async () => {
  post.troubles.push({ before: async () => {} });
  await expect(ses().send(LETTER)).rejects.toMatchObject({ name: 'Unsent ECONNRESET' });
});
