import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { Visitor } from '../support/visitor';

let server: Server;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  ann = await Visitor.at(server.address);
  bob = ann.another();
  await ann.enter('Ann');
  await bob.enter('Bob');
});

afterAll(() => server.stop());

test('a title that nothing but the registry knows is played from the invitation to the result', async () => {
  const { id, invite } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  expect(await ann.game(id)).toMatchObject({ status: 'open', version: 0, revision: 0, you: 0, invite, options: { moves: 1 } });
  expect(await bob.join(id, { invite })).toEqual({ seat: 1 });
  const before = await ann.game(id);
  expect(before).toMatchObject({ status: 'running', version: 1, revision: 1, turn: { seat: 0, number: 1 } });
  const after = await ann.act(id, 1, { type: 'guess', number: 3 });
  expect(after).toMatchObject({ status: 'finished', version: 2, applied: 2 });
  expect(await bob.game(id)).toMatchObject({ status: 'finished', you: 1, view: { done: 1 }, secret: expect.any(String) });
  const { events } = await bob.events(id);
  expect(events.map(({ version, seat, text }) => ({ version, seat, text }))).toEqual([
    { version: 1, seat: undefined, text: 'The die is thrown.' },
    { version: 2, seat: 0, text: 'Ann guesses 3.' },
  ]);
});
