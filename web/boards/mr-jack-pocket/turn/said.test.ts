import type { Action, View } from '@shared/games/mr-jack-pocket/types';
import { say } from '@shared/words/say';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example';
import { catalogue } from '../speech';
import { whatFollows, whatIs } from './said';

const names = (seat: number) => ['Theo', 'Nora'][seat] ?? '';
const is = (action: Action) => say(catalogue, whatIs(EXAMPLE, 'investigator', action), names);
const follows = (moment: Partial<View>, you: 'jack' | 'investigator') =>
  say(catalogue, whatFollows({ ...EXAMPLE, ...moment }, you), names);

describe('what is prepared', () => {
  it('is said with where from and where to', () => {
    expect(is({ type: 'rotation', token: 'rotation-joker', character: 'madame', degrees: 90 })).toBe(
      'Rotation: Madame’s wall north → east',
    );
    expect(is({ type: 'exchange', token: 'rotation-exchange', first: 'madame', second: 'gull' })).toBe('Exchange: Madame ↔ Gull');
    expect(is({ type: 'toby', token: 'toby-watson', steps: 2 })).toBe('Toby: 11 → 1');
    expect(is({ type: 'joker', token: 'rotation-joker', detective: 'watson' })).toBe('Joker: Watson 8 → 9');
    expect(is({ type: 'joker', token: 'rotation-joker', detective: 'nobody' })).toBe('Joker: nobody moves');
    expect(is({ type: 'alibi', token: 'alibi-holmes' })).toBe('Alibi: the top card, shown to both');
  });

  it('says that the open crossroads stays as it is', () => {
    expect(is({ type: 'rotation', token: 'rotation-joker', character: 'lane', degrees: 180 })).toBe(
      'Rotation: Lane’s crossroads, which stays as it is',
    );
  });
});

describe('what follows', () => {
  it('is the second action of the middle player', () => {
    expect(follows({ round: 4, taken: 1 }, 'investigator')).toBe('Then one more action is yours.');
  });

  it('is the other player, once or twice', () => {
    expect(follows({ round: 4, taken: 2 }, 'investigator')).toBe('Then Theo acts.');
    expect(follows({ round: 4, taken: 0 }, 'jack')).toBe('Then Nora acts twice.');
    expect(follows({ round: 5, taken: 0 }, 'investigator')).toBe('Then Theo acts twice.');
  });

  it('is the appeal after the fourth action', () => {
    expect(follows({ round: 4, taken: 3 }, 'jack')).toBe('Then the witnesses are called, and the round ends.');
  });
});
