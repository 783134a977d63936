import { describe, expect, it } from 'vitest';
import { addressOf, type Moment, momentIn } from './moment';

const PAGE = '/game/?id=AAAAAAAAAAAAAAAAAAAAAA';
const read = (query: string, version = 9, mayChoose = true) => momentIn(new URLSearchParams(query), version, mayChoose);

describe('an address', () => {
  it.each<Moment>([{ at: 1 }, { at: 9 }, { at: 3, as: 0 }, { at: 3, as: 'revealed' }])(
    'leads back to the moment %j',
    (moment) => {
      for (const page of [PAGE, '/record/']) {
        const { search } = new URL(addressOf(page, moment), 'http://localhost');
        expect(read(search)).toEqual(moment);
      }
    },
  );

  it('without a moment is that of the game as it is', () => {
    expect(addressOf(PAGE)).toBe(PAGE);
    expect(read('id=AAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined();
  });

  it.each(['at=', 'at=x', 'at=-1', 'at=1.5', 'at=1e3', 'at=99999999999'])('with %s names none', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it('names the start or the latest move where the game has nothing further', () => {
    expect(read('at=0')).toEqual({ at: 1 });
    expect(read('at=12')).toEqual({ at: 9 });
  });

  it('gives nobody other eyes while the game runs, and nobody eyes that no one has', () => {
    expect(read('at=3&as=1', 9, false)).toEqual({ at: 3 });
    expect(read('at=3&as=all')).toEqual({ at: 3 });
  });
});
