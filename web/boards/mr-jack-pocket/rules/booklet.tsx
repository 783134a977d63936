import { ACTIONS, ROUNDS } from '@shared/games/mr-jack-pocket/round';
import { split } from '@shared/games/mr-jack-pocket/sight';
import { words as ownWords } from '@shared/games/mr-jack-pocket/words';
import type { Booklet } from '../../booklet';
import { byMail, byMailWords } from '../../by-mail';
import { Scene } from '../scene';
import { words as boardWords } from '../words';
import { appeal, sight } from './chapters/appeal';
import { end, first, secrets } from './chapters/end';
import { actions, round } from './chapters/round';
import { rulings } from './chapters/rulings';
import { about, setUp, table } from './chapters/table';
import { line } from './line';
import { QuarterPicture } from './pictures';
import { EXAMPLE } from './positions';
import { words } from './words';

const { seen, dark } = split(EXAMPLE);

export const booklet: Booklet = {
  words: { ...ownWords, ...boardWords, ...byMailWords, ...words },
  name: line('name'),
  summary: line('summary'),
  length: line('length', { rounds: ROUNDS, actions: ACTIONS }),
  sign: <Scene />,
  cover: {
    picture: <QuarterPicture board={EXAMPLE} />,
    shows: [line('cover.shows')],
    caption: line('cover.caption', { seen: seen.length, dark: dark.length }),
  },
  chapters: [
    about,
    table,
    setUp,
    round,
    actions,
    sight,
    appeal,
    end,
    secrets,
    first,
    byMail([line('mail.turns'), line('mail.leaving'), line('mail.auto')]),
    rulings,
  ],
};
