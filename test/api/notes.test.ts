/** What a player writes down beside a game, for nobody else. */

import type { Note, NoteRequest } from '@shared/api/note';
import type { Problem } from '@shared/api/problem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let stranger: Visitor;
let ann: Visitor;
let bob: Visitor;
let id: string;
let path: string;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  stranger = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

beforeEach(async () => {
  const table = await sitDown(stranger, { title: 'one-move', options: { moves: 3 }, seats: 2 });
  [ann, bob] = table.players as [Visitor, Visitor];
  id = table.id;
  path = `/api/games/${id}/note`;
});

const NOTE: NoteRequest = { text: 'It was Madame, of that I am sure.', marks: { madame: 'sure', '3/crime/arson': 'unlikely' } };

function writing(json: unknown, tag?: string): Asking {
  return { method: 'PUT', json, headers: tag === undefined ? {} : { 'If-Match': tag } };
}

function note(visitor: Visitor): Promise<Note> {
  return visitor.expect(200, path);
}

test('a note that was never written is empty; what is written is there, under the tag it was answered with', async () => {
  expect(await note(ann)).toEqual({ tag: '"0"', text: '', marks: {} });
  const written = await ann.ask<Note>(path, writing(NOTE, '"0"'));
  expect(written).toMatchObject({ status: 200, body: { tag: '"1"', ...NOTE } });
  expect(written.headers.get('ETag')).toBe('"1"');
  expect(await note(ann)).toEqual(written.body);
  expect(await ann.expect(200, path, writing({ text: '', marks: {} }, '"1"'))).toEqual({ tag: '"2"', text: '', marks: {} });
});

test('each has their own, and it does not touch the game', async () => {
  const before = await ann.game(id);
  await ann.expect(200, path, writing(NOTE, '"0"'));
  await bob.expect(200, path, writing({ text: 'Bob’s', marks: {} }, '"0"'));
  expect((await note(ann)).text).toBe(NOTE.text);
  expect((await note(bob)).text).toBe('Bob’s');
  expect(await ann.game(id)).toEqual({ ...before, now: expect.any(Number) });
});

test('without a tag it is not written; after another hand it is refused with the note as it is', async () => {
  expect(await ann.refused(path, writing(NOTE))).toMatchObject({ status: 428, code: 'version_needed' });
  await ann.expect(200, path, writing(NOTE, '"0"'));
  for (const tag of ['"0"', '"7"', '"x"', '*', '""']) {
    expect(await ann.refused(path, writing({ ...NOTE, text: 'Other' }, tag))).toMatchObject({
      status: 412,
      code: 'note_moved',
      note: { tag: '"1"', ...NOTE },
    });
  }
  expect(await note(ann)).toEqual({ tag: '"1"', ...NOTE });
});

test('of two devices that write at once one wins, and the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const asked = ['desk', 'sofa', 'train'].map((text) =>
      ann.ask<Note | Problem>(path, writing({ text, marks: {} }, `"${round}"`)),
    );
    const answers = await Promise.all(asked);
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    const kept = await note(ann);
    expect(kept).toEqual(won?.body);
    const lost = answers.filter(({ status }) => status === 412);
    expect(lost.map(({ body }) => 'note' in body && body.note)).toEqual([kept, kept]);
  }
});

test('the same again, whose answer was lost, is answered as written; the same over something else is not', async () => {
  await ann.expect(200, path, writing(NOTE, '"0"'));
  const again = { text: NOTE.text, marks: Object.fromEntries(Object.entries(NOTE.marks).reverse()) };
  expect(await ann.expect(200, path, writing(again, '"0"'))).toEqual({ tag: '"1"', ...NOTE });
  await ann.expect(200, path, writing({ text: 'Next', marks: {} }, '"1"'));
  await ann.expect(200, path, writing(NOTE, '"2"'));
  expect(await ann.refused(path, writing(NOTE, '"0"'))).toMatchObject({ code: 'note_moved', note: { tag: '"3"' } });
});

test('when the database does not answer, it is found out whether it was written', async () => {
  wire.faults.set('TransactWriteItems', ['unanswered']);
  expect(await ann.expect(200, path, writing(NOTE, '"0"'))).toEqual({ tag: '"1"', ...NOTE });
  wire.faults.set('TransactWriteItems', ['lost']);
  expect(await ann.expect(200, path, writing({ ...NOTE, text: 'Next' }, '"1"'))).toMatchObject({ tag: '"2"', text: 'Next' });
});

test('who does not sit there has no note there', async () => {
  const spectator = stranger.another();
  await spectator.enter();
  for (const asking of [{}, writing(NOTE, '"0"'), writing(NOTE)]) {
    expect(await spectator.refused(path, asking)).toMatchObject({ status: 403, code: 'not_seated' });
    expect(await stranger.refused(path, asking)).toMatchObject({ status: 401 });
    expect(await ann.refused(`/api/games/${'A'.repeat(22)}/note`, asking)).toMatchObject({ status: 404 });
  }
});

test('it is there before the start, after getting up and coming back, and after the end', async () => {
  const [host, guest] = [stranger.another(), stranger.another()];
  await host.enter();
  await guest.enter();
  const { id: open, invite } = await host.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  await host.expect(200, `/api/games/${open}/note`, writing(NOTE, '"0"'));
  const { id: other, invite: welcome } = await host.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await guest.join(other, { invite: welcome });
  await guest.expect(200, `/api/games/${other}/note`, writing(NOTE, '"0"'));
  await guest.expect(204, `/api/games/${other}/seats/me`, { method: 'DELETE' });
  expect(await guest.refused(`/api/games/${other}/note`)).toMatchObject({ code: 'not_seated' });
  await guest.join(other, { invite: welcome });
  expect(await guest.expect(200, `/api/games/${other}/note`)).toMatchObject(NOTE);
  await guest.join(open, { invite });
  const { status } = await host.act(open, 1, { type: 'guess', number: 1 });
  expect(status).toBe('finished');
  expect(await host.expect(200, `/api/games/${open}/note`)).toMatchObject(NOTE);
  await host.expect(200, `/api/games/${open}/note`, writing({ ...NOTE, text: 'Well played.' }, '"1"'));
});

test.each<[what: string, json: unknown]>([
  ['no marks', { text: 'x' }],
  ['a mark of no kind', { text: 'x', marks: { madame: 'perhaps' } }],
  ['a name that no board has', { text: 'x', marks: { 'Madame!': 'sure' } }],
  ['a name that means something else', { text: 'x', marks: { constructor: 1 } }],
  ['too many marks', { text: 'x', marks: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`m${at}`, 'sure'])) }],
  ['too long a text', { text: 'x'.repeat(4001), marks: {} }],
  ['something more', { text: 'x', marks: {}, seat: 1 }],
])('%s is refused, and nothing is written', async (_, json) => {
  expect(await ann.refused(path, writing(json, '"0"'))).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await note(ann)).toEqual({ tag: '"0"', text: '', marks: {} });
});

test('hostile text comes back as it was', async () => {
  const text = `<script>alert(1)</script>\n{0} %s \${x} '"&amp; DROP TABLE;\u00a0ﷺ 👩\u200d🔬`;
  expect(await ann.expect(200, path, writing({ text, marks: {} }, '"0"'))).toMatchObject({ text });
  expect((await note(ann)).text).toBe(text);
});

test('it is in nobody else’s answer, over every route that tells anything', async () => {
  const [word, place] = ['Zq9-the-note', 'zq9/the-mark'];
  await ann.expect(200, path, writing({ text: word, marks: { [place]: 'excluded' } }, '"0"'));
  const spectator = stranger.another();
  await spectator.enter();
  const paths = Object.entries(ann.description.paths)
    .flatMap(([known, methods]) => ('get' in methods ? [known] : []))
    .map((known) => known.replace('{id}', id));
  expect(paths).toContain(path);
  const ask = async (): Promise<string> => {
    const sent: string[] = [];
    for (const visitor of [bob, spectator, stranger]) {
      for (const asked of paths) sent.push(`${asked} ${(await visitor.ask(asked)).text}`);
      for (const version of [0, 9999]) {
        const headers = { 'If-Match': `"${version}"`, 'Idempotency-Key': 'always-the-same' };
        sent.push(
          (await visitor.ask(`/api/games/${id}/actions`, { method: 'POST', json: { action: { type: 'x' } }, headers })).text,
        );
        sent.push((await visitor.ask(path, writing({ text: '', marks: {} }, `"${version + 5}"`))).text);
      }
    }
    return sent.join('\n');
  };
  const sent = [await ask()];
  await ann.act(id, 1, { type: 'guess', number: 1 });
  await bob.act(id, 2, { type: 'guess', number: 1 });
  await ann.act(id, 3, { type: 'guess', number: 1 });
  sent.push(await ask());
  expect(sent.join('\n')).not.toContain('Zq9');
  expect(sent.join('\n')).not.toContain('zq9');
  for (const asked of paths.filter((known) => known !== path && !known.includes('export'))) {
    expect((await ann.ask(asked)).text, asked).not.toContain('Zq9');
  }
});
