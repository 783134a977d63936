import { HOWS } from '@shared/games/mr-jack-pocket/outcome';
import { say } from '@shared/words/say';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example';
import { catalogue } from '../speech';
import { howItEnded, whoWon } from './ending';

const names = (seat: number) => ['Theo', 'Nora'][seat] ?? '';
const secret = { identity: 'gull', cards: ['bert'], hourglasses: 6 } as const;
const result = (how: string, winner: 0 | 1) => ({ how, seats: [0, 1].map((seat) => ({ place: seat === winner ? 1 : 2 })) });

describe('the end of a game', () => {
  it('names the winner and the role, and speaks to the winner', () => {
    expect(say(catalogue, whoWon(EXAMPLE, result('six-hourglasses', 0)), names)).toBe('Theo wins as Jack.');
    expect(say(catalogue, whoWon(EXAMPLE, result('one-suspect', 1)), names)).toBe('You win as the Investigator.');
  });

  it('says how, and who Jack was', () => {
    expect(say(catalogue, howItEnded(EXAMPLE, secret, result('six-hourglasses', 0)), names)).toBe('Gull gathered 6 hourglasses.');
    expect(say(catalogue, howItEnded(EXAMPLE, secret, result('forfeit', 1)), names)).toBe('Theo left the table. Jack was Gull.');
  });

  it.each(HOWS)('has words for %s', (how) => {
    expect(say(catalogue, howItEnded(EXAMPLE, secret, result(how, 0)), names)).toContain('Gull');
  });
});
