import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import { GOAL } from '@shared/games/mr-jack-pocket/close';
import { ROUNDS } from '@shared/games/mr-jack-pocket/round';
import { underside } from '@shared/games/mr-jack-pocket/tokens';
import { CHARACTERS, DETECTIVES } from '@shared/games/mr-jack-pocket/types';
import type { Chapter, Figure } from '../../../booklet';
import { POSITIONS } from '../../alleys/walk';
import { line, listed, named } from '../line';
import { NinePicture, QuarterPicture, TokensPicture } from '../pictures';
import { BEGUN, boardInWords } from '../positions';

const { detectives, tokens } = BEGUN;
const NAMES = { holmes: named('holmes'), watson: named('watson'), toby: named('toby') };

export const about: Chapter = {
  id: 'about',
  head: line('about.head'),
  blocks: [
    { kind: 'text', says: line('about.one') },
    { kind: 'text', says: line('about.two', { rounds: ROUNDS }) },
    { kind: 'text', says: line('about.three', { goal: GOAL }) },
  ],
};

const begun: Figure = {
  picture: <QuarterPicture board={BEGUN} />,
  shows: [line('start.shows', NAMES), ...boardInWords(BEGUN)],
  caption: line('start.caption'),
};

const nine: Figure = {
  picture: <NinePicture view={BEGUN} />,
  shows: [
    line('nine.shows'),
    ...CHARACTERS.map((character) => line('nine.card', { name: named(character), count: HOURGLASSES[character] })),
  ],
  caption: line('nine.caption'),
};

const coins: Figure = {
  picture: <TokensPicture view={BEGUN} />,
  shows: [
    line('tokens.shows', {
      up: listed(tokens.map(({ face }) => face)),
      down: listed(tokens.map(({ id, face }) => underside(id, face))),
    }),
  ],
  caption: line('tokens.caption'),
};

export const table: Chapter = {
  id: 'table',
  head: line('table.head'),
  blocks: [
    { kind: 'figures', figures: [begun] },
    {
      kind: 'list',
      items: [
        line('table.alleys', { lane: named('lane') }),
        line('table.detectives', { detectives: listed(DETECTIVES), positions: POSITIONS.length }),
        line('table.tokens'),
        line('table.cards', { total: Object.values(HOURGLASSES).reduce((sum, worth) => sum + worth, 0) }),
        line('table.rounds', { rounds: ROUNDS }),
      ],
    },
    { kind: 'figures', figures: [coins, nine] },
  ],
};

export const setUp: Chapter = {
  id: 'set-up',
  head: line('set-up.head'),
  blocks: [
    {
      kind: 'steps',
      items: [
        line('set-up.roles'),
        line('set-up.lay'),
        line('set-up.stand', {
          ...NAMES,
          atHolmes: detectives.holmes,
          atWatson: detectives.watson,
          atToby: detectives.toby,
        }),
        line('set-up.draw'),
      ],
    },
  ],
};
