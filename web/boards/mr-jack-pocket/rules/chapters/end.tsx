import { GOAL } from '@shared/games/mr-jack-pocket/close';
import { ROUNDS } from '@shared/games/mr-jack-pocket/round';
import type { Sentence } from '@shared/words/sentence';
import type { Chapter } from '../../../booklet';
import { endings, type Row } from '../endings';
import { line, named } from '../line';

const NUMBERS = { goal: GOAL, rounds: ROUNDS };

function row({ last, one, six, seen, result }: Row): readonly Sentence[] {
  return [
    last ? line('end.last', NUMBERS) : line('end.before', { last: ROUNDS - 1 }),
    line(one ? 'end.yes' : 'end.no'),
    line(six ? 'end.yes' : 'end.no'),
    line(seen === undefined ? 'end.either' : seen ? 'end.seen' : 'end.hidden'),
    line(`end.${result}`),
  ];
}

export const end: Chapter = {
  id: 'end',
  head: line('end.head'),
  blocks: [
    { kind: 'text', says: line('end.rule', NUMBERS) },
    { kind: 'list', items: [line('end.one'), line('end.six', NUMBERS), line('end.both', NUMBERS), line('end.neither', NUMBERS)] },
    { kind: 'text', says: line('end.no-accusing') },
    {
      kind: 'table',
      table: {
        caption: line('end.table'),
        head: [line('end.round'), line('end.is-one'), line('end.is-six', NUMBERS), line('end.is-seen'), line('end.result')],
        rows: endings().map(row),
      },
    },
  ],
};

const YES = line('end.yes');
const NO = line('end.no');

export const secrets: Chapter = {
  id: 'secrets',
  head: line('secrets.head'),
  blocks: [
    {
      kind: 'table',
      table: {
        caption: line('secrets.table'),
        head: [
          line('secrets.what'),
          line('round.who', { role: named('jack') }),
          line('round.who', { role: named('investigator') }),
          line('secrets.others'),
        ],
        rows: [
          [line('secrets.board'), YES, YES, YES],
          [line('secrets.shown'), YES, YES, YES],
          [line('secrets.count'), YES, YES, YES],
          [line('secrets.jack'), YES, NO, NO],
          [line('secrets.deck'), NO, NO, NO],
        ],
      },
    },
    { kind: 'text', says: line('secrets.after') },
  ],
};

export const first: Chapter = {
  id: 'first-game',
  head: line('first.head'),
  blocks: [
    { kind: 'text', says: line('first.both') },
    { kind: 'head', says: line('first.investigator') },
    { kind: 'list', items: [line('first.halves'), line('first.last'), line('first.alibi')] },
    { kind: 'head', says: line('first.jack') },
    { kind: 'list', items: [line('first.side'), line('first.hidden'), line('first.quiet'), line('first.sand', NUMBERS)] },
  ],
};
