import { count, nth } from '@shared/choice';
import { mrJackPocket as title } from '@shared/games/mr-jack-pocket';
import type { State } from '@shared/games/mr-jack-pocket/state';
import { randomGame } from '@shared/games/mr-jack-pocket/support/games';
import { expectExactChoices, expectLawful } from '@shared/games/mr-jack-pocket/support/laws';
import { expectSecret } from '@shared/games/mr-jack-pocket/support/secrecy';
import type { Action } from '@shared/games/mr-jack-pocket/types';
import { expect, test } from 'vitest';
import { drawFrom, type Random, randomFrom } from '../support/chance';

const GAMES = 5000;

/** How often the Investigator wins when both play at random in this way. */
function shareOfInvestigator(choose: (state: State, random: Random) => Action): number {
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom(game);
    const draw = drawFrom(random);
    let { state } = title.start({ roles: 'host-jack' }, 2, draw);
    while (title.turn(state) !== undefined) state = title.act(state, choose(state, random), draw).state;
    if (title.result(state)?.seats[1]?.place === 1) won++;
  }
  return won / GAMES;
}

test('at random, even over actions, the Investigator wins about 75 % of games', () => {
  const share = shareOfInvestigator((state, random) => {
    const choices = title.choices(state);
    return nth(choices, random(count(choices))) as Action;
  });
  expect(share).toBeGreaterThan(0.73);
  expect(share).toBeLessThan(0.77);
});

test('at random, even over tokens first and then details, the Investigator wins about 73 % of games', () => {
  const share = shareOfInvestigator((state, random) => {
    const free = state.tokens.filter(({ used }) => !used);
    const token = free[random(free.length)]?.id;
    const choices = title.choices(state).filter((choice) => choice.token === token);
    return nth(choices, random(count(choices))) as Action;
  });
  expect(share).toBeGreaterThan(0.71);
  expect(share).toBeLessThan(0.75);
});

test('thousands of games end, keep their pieces and come out the same again', () => {
  for (let seed = 1000; seed < 2500; seed++) expectLawful(randomGame(seed));
});

test('in dozens of games the choices stand for what may be played', () => {
  for (let seed = 1000; seed < 1080; seed++) {
    for (const { state } of randomGame(seed).moments) expectExactChoices(state);
  }
});

test('in hundreds of games another deal changes nothing for those who may not know it', () => {
  let jacks = 0;
  for (let seed = 1000; seed < 1400; seed++) {
    const game = randomGame(seed);
    for (const moment of game.moments.keys()) {
      if (moment < game.moments.length - 1) jacks += expectSecret(game, moment, seed * 100 + moment).jacks;
    }
  }
  expect(jacks).toBeGreaterThan(3000);
});
