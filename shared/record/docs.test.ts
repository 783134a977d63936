import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@shared/games';
import { CHARACTERS, DETECTIVES, SIDES, TOKENS } from '@shared/games/mr-jack-pocket/types';
import { CRIMES, PLACES, SUSPECTS } from '@shared/games/pi/types';
import { describe, expect, test } from 'vitest';
import { readRecord } from './read';
import { EXAMPLE } from './support/example';
import { gameOf, PLANS, recordOf } from './support/games';
import { verify } from './verify';

const DOCS = readFileSync(path.join(import.meta.dirname, '../../docs/records.md'), 'utf8');

describe('the documentation', () => {
  test('shows a record without a flaw', () => {
    const record = readRecord(games, EXAMPLE);
    expect(verify(gameOf(record.title), record).flaws).toEqual([]);
    expect(DOCS).toContain(`\`\`\`\n${EXAMPLE}\`\`\``);
  });

  test('shows how the draws of this record follow', () => {
    const { secret = '' } = readRecord(games, EXAMPLE);
    const said = (name: string) => new RegExp(`^${name} +([^ \\n]+)`, 'm').exec(DOCS)?.[1] ?? '';
    const transcript = said('transcript');
    const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(transcript).digest();
    expect(verify(gameOf('mr-jack-pocket'), readRecord(games, EXAMPLE)).transcript).toBe(said('its SHA-256'));
    expect(createHash('sha256').update(transcript).digest('hex')).toBe(said('its SHA-256'));
    expect(key.toString('hex')).toBe(said('key'));
    for (const label of ['start/jack', 'start/tiles']) {
      const block = createHmac('sha256', key).update(`${label}|0`).digest();
      expect(said(label)).toBe(String(block.readUInt32BE(0)));
    }
  });

  test.each([CHARACTERS, DETECTIVES, SIDES, Object.keys(TOKENS), PLACES, SUSPECTS, CRIMES])(
    'names what a draw counts in its order: %s, ...',
    (...names) => {
      expect(DOCS.replaceAll(/\s+/g, ' ')).toContain(` ${names.join(' ')} `);
    },
  );

  test('names whatever the titles say, and whatever they draw', () => {
    const moves = PLANS.flatMap((plan) => [1, 2, 3].flatMap((seed) => recordOf(plan, seed).moves));
    const types = moves.flatMap(({ action, events }) => [...(action ? [action] : []), ...events].map(({ type }) => type));
    const draws = moves.flatMap(({ drawn = [] }) => drawn.map(([label]) => label));
    const named = draws.map((label) =>
      label
        .replace(/^(game|round) \d+/, '$1 1')
        .replace(/^start\/wall (?!2).*/, 'start/wall 2')
        .replace(/(action|phase) \d+/, '$1 1')
        .replace(/seat \d+/, 'seat 0'),
    );
    for (const name of new Set([...types, ...named])) expect(DOCS).toContain(`\`${name}\``);
  });
});
