import type { Note, NoteRequest } from '@shared/api/note';
import { Refused, Unreachable } from '@web/api/answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY } from './draft';
import { type Keeper, keepNote, type Standing, type Unsaved } from './keeper';

/** The server's side: one note, and a line to it that can be cut. */
function place() {
  let version = 0;
  const server = {
    note: { tag: '"0"', text: '', marks: {} },
    isCut: false,
    puts: 0,
    write(note: NoteRequest) {
      version += 1;
      server.note = { tag: `"${version}"`, ...note };
    },
  };
  return server;
}

function open(server: ReturnType<typeof place>, unsaved?: Unsaved) {
  const page = { standing: undefined as Standing | undefined, kept: unsaved };
  const keeper: Keeper = keepNote(
    {
      get: async () => {
        if (server.isCut) throw new Unreachable();
        return server.note;
      },
      put: async (note, tag) => {
        server.puts += 1;
        if (server.isCut) throw new Unreachable();
        if (tag !== server.note.tag) throw new Refused(moved(server.note));
        server.write(note);
        return server.note;
      },
      keep: (next) => {
        page.kept = next;
      },
      tell: (standing) => {
        page.standing = standing;
      },
      divider: '--',
    },
    unsaved,
  );
  return { page, keeper };
}

function moved(note: Note) {
  return { type: 'about:blank', title: '', status: 412, code: 'note_moved', detail: '', note } as const;
}

const settle = () => vi.advanceTimersByTimeAsync(20_000);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('it is saved by itself, once for many changes in a row', async () => {
  const server = place();
  const { page, keeper } = open(server);
  await settle();
  expect(page.standing).toEqual({ draft: EMPTY, state: 'saved', joined: false });
  for (const text of ['B', 'Be', 'Bert ']) keeper.change({ text, marks: { bert: 'sure' } });
  expect(page.standing?.state).toBe('unsaved');
  await settle();
  expect(server.note).toMatchObject({ text: 'Bert', marks: { bert: 'sure' } });
  expect(server.puts).toBe(1);
  expect(page.standing).toMatchObject({ draft: { text: 'Bert ' }, state: 'saved' });
  expect(page.kept).toBeUndefined();
});

test('it is saved at once when the reader leaves', async () => {
  const server = place();
  const { keeper } = open(server);
  await settle();
  keeper.change({ text: 'Bert', marks: {} });
  keeper.save();
  expect(server.puts).toBe(1);
});

test('what cannot be saved is kept here, and saved when the line is back', async () => {
  const server = place();
  const { page, keeper } = open(server);
  await settle();
  server.isCut = true;
  keeper.change({ text: 'Bert', marks: {} });
  await settle();
  expect(page.standing?.state).toBe('cut off');
  expect(page.kept).toEqual({ base: { tag: '"0"', ...EMPTY }, draft: { text: 'Bert', marks: {} } });
  keeper.stop();

  const again = open(server, page.kept);
  expect(again.page.standing).toMatchObject({ draft: { text: 'Bert' }, state: 'unsaved' });
  await settle();
  expect(again.page.standing?.state).toBe('cut off');
  server.isCut = false;
  await settle();
  expect(server.note.text).toBe('Bert');
  expect(again.page.standing?.state).toBe('saved');
  expect(again.page.kept).toBeUndefined();
});

test('what was written on two devices comes together, and is saved together', async () => {
  const server = place();
  const { page, keeper } = open(server);
  await settle();
  server.write({ text: 'Not Gull.', marks: { gull: 'excluded' } });
  keeper.change({ text: 'Bert!', marks: { bert: 'sure' } });
  await settle();
  expect(server.note).toMatchObject({ text: 'Not Gull.\n\n--\nBert!', marks: { bert: 'sure', gull: 'excluded' } });
  expect(page.standing).toMatchObject({ draft: { text: server.note.text }, state: 'saved', joined: true });
});

test('what another device wrote is there when the reader comes back', async () => {
  const server = place();
  const { page, keeper } = open(server);
  await settle();
  server.write({ text: 'Not Gull.', marks: {} });
  keeper.look();
  await settle();
  expect(page.standing).toEqual({ draft: { text: 'Not Gull.', marks: {} }, state: 'saved', joined: true });
  expect(server.puts).toBe(0);
});

test('a text too long to be saved stays on the page', async () => {
  const server = place();
  const { page, keeper } = open(server);
  await settle();
  keeper.change({ text: 'x'.repeat(4001), marks: {} });
  await settle();
  expect(page.standing?.state).toBe('long');
  expect(server.puts).toBe(0);
  expect(page.kept?.draft.text).toHaveLength(4001);
});
