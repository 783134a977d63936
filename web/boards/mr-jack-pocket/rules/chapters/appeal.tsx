import { lineFrom } from '@shared/games/mr-jack-pocket/board';
import { split } from '@shared/games/mr-jack-pocket/sight';
import { type Character, DETECTIVES, type Detective } from '@shared/games/mr-jack-pocket/types';
import type { Sentence } from '@shared/words/sentence';
import type { Chapter, Figure } from '../../../booklet';
import { line, listed, named } from '../line';
import { QuarterPicture, RoundPicture, SplitPicture } from '../pictures';
import { boardInWords, EXAMPLE, judged, suspectsOf, UNDER_WAY } from '../positions';

const { tiles, detectives } = EXAMPLE;
const { seen, dark } = split(EXAMPLE);

const example: Figure = {
  picture: <QuarterPicture board={EXAMPLE} keyed />,
  shows: [line('sight.shows'), ...boardInWords(EXAMPLE)],
  caption: line('sight.caption', Object.fromEntries(DETECTIVES.map((detective) => [detective, named(detective)]))),
};

/** What a detective of the example sees, with the three alleys before him by name, nearest first. */
function whatIsSeenBy(detective: Detective): Sentence {
  const position = detectives[detective];
  const before = lineFrom(position).places.map((place) => tiles[place]?.character ?? 'lane');
  const [one, two, three] = before.map(named) as [ReturnType<typeof named>, ReturnType<typeof named>, ReturnType<typeof named>];
  return line(`sight.${detective}`, { name: named(detective), position, one, two, three });
}

export const sight: Chapter = {
  id: 'sight',
  head: line('sight.head'),
  blocks: [
    { kind: 'text', says: line('sight.rule') },
    { kind: 'steps', items: [line('sight.near'), line('sight.seen'), line('sight.far'), line('sight.on')] },
    { kind: 'text', says: line('sight.sides') },
    { kind: 'head', says: line('sight.example') },
    { kind: 'figures', figures: [example] },
    { kind: 'list', items: DETECTIVES.map(whatIsSeenBy) },
    { kind: 'text', says: line('sight.sum', { seen: listed(seen), dark: listed(dark) }) },
  ],
};

/** One who is seen in the example, and one who is not. */
const SEEN: Character = 'gull';
const HIDDEN: Character = 'madame';

function answer(jack: Character, code: 'appeal.if-seen' | 'appeal.if-hidden'): Figure {
  const { board, cleared } = judged(jack);
  return {
    picture: <QuarterPicture board={board} />,
    shows: [line(`${code}.shows`, { suspects: listed(suspectsOf(board)) })],
    caption: line(`${code}.caption`, { jack: named(jack), cleared: listed(cleared) }),
  };
}

const reckoning: Figure = {
  picture: <SplitPicture board={EXAMPLE} />,
  shows: [line('appeal.split.shows', { seen: listed(seen), dark: listed(dark) })],
  caption: line('appeal.split.caption'),
};

const beside: Figure = {
  picture: <RoundPicture view={UNDER_WAY} />,
  shows: [
    line('round-panel.shows', {
      sight: UNDER_WAY.rounds.filter((role) => role === 'jack').length,
      cards: UNDER_WAY.jackCards,
    }),
  ],
  caption: line('round-panel.caption'),
};

export const appeal: Chapter = {
  id: 'appeal',
  head: line('appeal.head'),
  blocks: [
    { kind: 'text', says: line('appeal.rule') },
    { kind: 'list', items: [line('appeal.seen'), line('appeal.hidden')] },
    { kind: 'text', says: line('appeal.same') },
    { kind: 'figures', figures: [answer(SEEN, 'appeal.if-seen'), answer(HIDDEN, 'appeal.if-hidden')] },
    { kind: 'figures', figures: [reckoning, beside] },
    { kind: 'text', says: line('appeal.total') },
    { kind: 'text', says: line('appeal.known') },
  ],
};
