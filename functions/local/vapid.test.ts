import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseKeys } from '../push/keys';
import { subjectOf, vapidKeys } from './vapid';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('keys', () => {
  test('are made once, and nobody else on the machine may read them', async () => {
    const keys = vapidKeys(folder);
    expect(vapidKeys(folder)).toEqual(keys);
    expect(await readdir(folder)).toEqual(['vapid']);
    expect((await stat(path.join(folder, 'vapid'))).mode & 0o777).toBe(0o600);
    expect(parseKeys(await readFile(path.join(folder, 'vapid'), 'utf8'))).toEqual(keys);
  });

  test('are made by the next start when the first was killed while it wrote them', async () => {
    await writeFile(path.join(folder, 'vapid.new'), 'BHalf', { mode: 0o600 });
    const keys = vapidKeys(folder);
    expect(vapidKeys(folder)).toEqual(keys);
    expect(await readdir(folder)).toEqual(['vapid']);
  });

  test('that cannot be read are told, and no others are made in their place', async () => {
    await writeFile(path.join(folder, 'vapid'), 'something else');
    expect(() => vapidKeys(folder)).toThrow('holds no keys');
    expect(await readFile(path.join(folder, 'vapid'), 'utf8')).toBe('something else');
  });

  test('that cannot be kept are told', () => {
    expect(() => vapidKeys(path.join(folder, 'nowhere'))).toThrow('(ENOENT)');
  });
});

test.each([
  ['https://casebook.example', 'Casebook <a@b.example>', 'https://casebook.example'],
  ['http://127.0.0.1:3000', 'Casebook <casebook@localhost>', 'mailto:casebook@localhost'],
  ['http://casebook.local', 'a@b.example', 'mailto:a@b.example'],
])('of a site at %s with mail from %s push services are told %s', (base, from, subject) => {
  expect(subjectOf(base, from)).toBe(subject);
});
