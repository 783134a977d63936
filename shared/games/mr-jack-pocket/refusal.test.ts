import { nth, offers } from '@shared/choice';
import { IllegalAction } from '@shared/game';
import { expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { refusalOf, spoilt } from '../../../test/support/junk';
import { mrJackPocket as title } from '.';
import { leave } from './close';
import { act } from './play';
import { REFUSALS, type Refusal } from './refusal';
import type { State } from './state';
import { randomGame } from './support/games';
import { table, tokens } from './support/table';
import type { Action } from './types';

const MOVES = table({ tokens: tokens(['holmes', 'watson', 'exchange', 'joker']) });
const TURNS = table({ tokens: tokens(['alibi', 'toby', 'rotation', 'rotation'], 1), taken: 1, turned: ['gull'] });

/** What a request could bring that the types do not allow. */
function odd(action: unknown): Action {
  return action as Action;
}

const CASES: readonly [Refusal, State, Action][] = [
  ['no_such_token', MOVES, odd({ type: 'holmes', token: 'lestrade', steps: 1 })],
  ['token_used', TURNS, { type: 'alibi', token: 'alibi-holmes' }],
  ['face_down', MOVES, { type: 'alibi', token: 'alibi-holmes' }],
  ['face_down', MOVES, { type: 'holmes', token: 'toby-watson', steps: 1 }],
  ['no_such_action', MOVES, odd({ type: 'accuse', token: 'toby-watson' })],
  ['one_or_two_steps', MOVES, { type: 'holmes', token: 'alibi-holmes', steps: 0 }],
  ['one_or_two_steps', MOVES, { type: 'holmes', token: 'alibi-holmes', steps: 3 }],
  ['one_or_two_steps', MOVES, { type: 'watson', token: 'toby-watson', steps: 1.5 }],
  ['no_such_detective', MOVES, odd({ type: 'joker', token: 'rotation-joker', detective: 'lestrade' })],
  ['only_jack_moves_nobody', MOVES, { type: 'joker', token: 'rotation-joker', detective: 'nobody' }],
  ['no_such_tile', TURNS, odd({ type: 'rotation', token: 'rotation-joker', character: 'holmes', degrees: 90 })],
  ['tile_turned_this_round', TURNS, { type: 'rotation', token: 'rotation-joker', character: 'gull', degrees: 90 }],
  ['wall_must_change', TURNS, { type: 'rotation', token: 'rotation-joker', character: 'bert', degrees: 0 }],
  ['wall_must_change', TURNS, { type: 'rotation', token: 'rotation-joker', character: 'bert', degrees: 360 }],
  ['no_such_tile', MOVES, odd({ type: 'exchange', token: 'rotation-exchange', first: 'bert', second: 'holmes' })],
  ['no_such_tile', MOVES, odd({ type: 'exchange', token: 'rotation-exchange', first: 'holmes', second: 'bert' })],
  ['two_different_tiles', MOVES, { type: 'exchange', token: 'rotation-exchange', first: 'bert', second: 'bert' }],
  ['tiles_in_order', MOVES, { type: 'exchange', token: 'rotation-exchange', first: 'gull', second: 'bert' }],
];

test.each(CASES)('%s is said where that rule is broken', (code, state, action) => {
  expect(() => act(state, action, drawFrom(randomFrom(1)))).toThrow(new IllegalAction(code));
});

test('game_over and no_such_seat are said to who acts or leaves too late, or does not sit there', () => {
  const over = leave(MOVES, 0).state;
  expect(() => act(over, { type: 'holmes', token: 'alibi-holmes', steps: 1 }, drawFrom(randomFrom(1)))).toThrow(
    new IllegalAction('game_over'),
  );
  expect(() => leave(over, 1)).toThrow(new IllegalAction('game_over'));
  expect(() => leave(MOVES, 2)).toThrow(new IllegalAction('no_such_seat'));
});

test('every code is met above', () => {
  expect(new Set([...CASES.map(([code]) => code), 'game_over', 'no_such_seat'])).toEqual(new Set(REFUSALS));
});

test('any text or number in a field that makes no legal action is refused by one of these', () => {
  const said = new Set<string>();
  for (const { state } of randomGame(0).moments) {
    const choices = title.choices(state);
    const wrong = choices.flatMap((choice) => spoilt(nth([choice], 0))).filter((action) => !offers(choices, action));
    for (const action of wrong) said.add(refusalOf(() => act(state, odd(action), drawFrom(randomFrom(1)))));
  }
  expect([...said].filter((code) => !REFUSALS.includes(code as Refusal))).toEqual([]);
  expect([...said]).toEqual(
    expect.arrayContaining([
      'no_such_action',
      'no_such_token',
      'one_or_two_steps',
      'no_such_detective',
      'no_such_tile',
      'wall_must_change',
    ]),
  );
});
