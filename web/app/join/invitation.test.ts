import { describe, expect, it } from 'vitest';
import { parseInvitation } from './invitation';

const ID = 'AbC-_0123456789abcdefg';

describe('the fragment of an invite link', () => {
  it('names the table and the word that opens it', () => {
    expect(parseInvitation(`#${ID}.s3cret-_`)).toEqual({ id: ID, invite: 's3cret-_' });
  });

  it('may name a public table alone', () => {
    expect(parseInvitation(`#${ID}`)).toEqual({ id: ID });
  });

  it.each(['', '#', `#${ID}x`, `#${ID}.`, `#${ID}.a b`, `#${ID}.<b>`, `#../${ID}`, ID])('is no invitation: %s', (fragment) => {
    expect(parseInvitation(fragment)).toBeUndefined();
  });
});
