import { editionOf } from '@shared/games/pi/editions';
import { ASSUMPTIONS, EACH_ROUND, HELD_AT_MOST, PLACE_VALUES, SET_ASIDE, TRACK } from '@shared/games/pi/editions/assumptions';
import { DISPLAY } from '@shared/games/pi/setup';
import type { EditionId } from '@shared/games/pi/types';
import type { Sentence } from '@shared/words/sentence';
import type { Chapter, Ruling } from '../../../booklet';
import { line, minus, unit } from '../line';
import { begun } from '../positions';
import { assumptionCode } from '../words/assumptions';

const ALIKE = [
  'adjacent',
  'place',
  'blank',
  'announced',
  'order',
  'supply',
  'again',
  'moves',
  'deck',
  'nothing-left',
  'held',
] as const;

const OWN = {
  first: ['value', 'quiet', 'last', 'phase', 'floor', 'wrong', 'answers'],
  second: ['phase', 'flip', 'wrong', 'answers'],
  duel: ['tied'],
} as const satisfies Record<EditionId, readonly string[]>;

export function rulings(edition: EditionId): Chapter {
  const [most = 0, next = 0] = editionOf({ edition: 'first' }).values(begun('first'));
  const parts = { ...unit(edition), display: DISPLAY, penalty: editionOf({ edition }).penalty, most, next };
  const ruling = (point: (typeof ALIKE)[number] | (typeof OWN)[EditionId][number]): Ruling => ({
    question: line(`ruling.${point}`, parts),
    played: line(`ruling.${point}.played`, parts),
    why: line(`ruling.${point}.why`, parts),
  });
  const leave: Ruling = {
    question: line('ruling.leave'),
    played: line(edition === 'duel' ? 'ruling.leave.played.duel' : 'ruling.leave.played.many', parts),
    why: line('ruling.leave.why', parts),
  };
  return {
    id: 'rulings',
    head: line('rulings.head'),
    blocks: [
      { kind: 'text', says: line(`rulings.lead.${edition}`) },
      { kind: 'rulings', items: [...OWN[edition].map(ruling), ...ALIKE.map(ruling), leave] },
    ],
  };
}

/** What is assumed of an edition: nothing of the first, and of Duel also what it shares with the second. */
export function assumptions(edition: 'second' | 'duel'): Chapter {
  return {
    id: 'assumptions',
    head: { code: 'assumptions.head' },
    blocks: [
      { kind: 'text', says: { code: `assumptions.lead.${edition}` } },
      { kind: 'assumptions', items: ASSUMPTIONS.filter((each) => concerns(each, edition)).map(assumption) },
    ],
  };
}

function concerns(assumption: (typeof ASSUMPTIONS)[number], edition: EditionId): boolean {
  return assumption.startsWith(`${edition}.`) || assumption === 'second.names';
}

function assumption(code: (typeof ASSUMPTIONS)[number]): Sentence {
  const rounds = PLACE_VALUES.rising.map((values) => values.join(', '));
  return {
    code: assumptionCode(code),
    parts: {
      from: minus(TRACK.from),
      to: TRACK.to,
      rounds: rounds.join('; then '),
      more: EACH_ROUND,
      most: HELD_AT_MOST,
      aside: SET_ASIDE,
    },
  };
}
