import { expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { refusalOf, spoilt } from '../../../test/support/junk';
import { nth, offers } from '../../choice';
import { act } from './act';
import { choices } from './choices';
import { byKind } from './support/players';
import { playOut } from './support/playout';
import type { Action } from './types';
import { words } from './words';

test('any text or number in a field that makes no legal action is refused by a rule that has words', () => {
  const said = new Set<string>();
  const { states } = playOut({ seats: 3, random: randomFrom(1), strategy: byKind, limit: 40 });
  for (const state of states) {
    const offered = choices(state);
    const wrong = offered.flatMap((choice) => spoilt(nth([choice], 0))).filter((action) => !offers(offered, action));
    for (const action of wrong) said.add(refusalOf(() => act(state, action as Action, drawFrom(randomFrom(1)))));
  }
  expect([...said].filter((code) => words[code] === undefined)).toEqual([]);
  expect([...said].sort()).toEqual(['no_such_action', 'no_such_crime', 'no_such_place', 'no_such_suspect', 'not_on_display']);
});
