import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Refusal } from '../play/refusal';
import { ownOrigin } from './origin';

const app = new Hono()
  .use(ownOrigin(['https://casebook.example', 'https://d1.cloudfront.example'], new Set(['/open'])))
  .post('*', (c) => c.text('done'))
  .onError((error, c) => c.text(error instanceof Refusal ? error.code : 'failed', 403));

async function said(origin: string, path = '/'): Promise<string> {
  return (await app.request(`https://gateway.example${path}`, { method: 'POST', headers: { Origin: origin } })).text();
}

test.each(['https://casebook.example', 'https://d1.cloudfront.example'])(
  'a page that is at %s may send something',
  async (origin) => {
    expect(await said(origin)).toBe('done');
  },
);

test.each(['https://other.example', 'http://casebook.example', 'https://casebook.example.other.example', 'null'])(
  'a page that is at %s may not',
  async (origin) => {
    expect(await said(origin)).toBe('forbidden_origin');
  },
);

test('what is for everybody’s pages may come from any, and nothing beside it', async () => {
  expect(await said('https://other.example', '/open')).toBe('done');
  for (const path of ['/open/', '/opened', '/Open', '/?/open']) {
    expect(await said('https://other.example', path)).toBe('forbidden_origin');
  }
});
