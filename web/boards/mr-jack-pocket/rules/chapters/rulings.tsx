import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import { GOAL } from '@shared/games/mr-jack-pocket/close';
import { ROUNDS } from '@shared/games/mr-jack-pocket/round';
import { CHARACTERS } from '@shared/games/mr-jack-pocket/types';
import type { Part } from '@shared/words/sentence';
import type { Chapter, Ruling, Table } from '../../../booklet';
import { misread } from '../endings';
import { line, named } from '../line';

const ORDER = [
  'round-8',
  'chase',
  'mid-round',
  'identity',
  'spent',
  'own-alibi',
  'deck',
  'turned',
  'must-turn',
  'innocents',
  'lane',
  'steps',
  'empty',
  'faces',
  'accuse',
  'leave',
] as const;

const PARTS: Readonly<Record<string, Part>> = {
  rounds: ROUNDS,
  goal: GOAL,
  lane: named('lane'),
  most: Math.max(...Object.values(HOURGLASSES)),
  rows: misread().length,
  draws: ROUNDS / 2,
  deck: CHARACTERS.length - 1,
};

const round8: Table = {
  caption: line('ruling.round-8.table', PARTS),
  head: [line('ruling.round-8.case'), line('ruling.round-8.here'), line('ruling.round-8.alone')],
  rows: misread().map(({ one, six, seen, winner, alone }) => [
    line('ruling.round-8.stands', { ...PARTS, goals: goalsOf(one, six), seen: seen ? 'seen' : 'hidden' }),
    line('round.who', { role: named(winner) }),
    line('round.who', { role: named(alone) }),
  ]),
};

function goalsOf(one: boolean, six: boolean): 'neither' | 'one' | 'six' | 'both' {
  if (one) return six ? 'both' : 'one';
  return six ? 'six' : 'neither';
}

function ruling(point: (typeof ORDER)[number]): Ruling {
  return {
    question: line(`ruling.${point}`, PARTS),
    played: line(`ruling.${point}.played`, PARTS),
    why: line(`ruling.${point}.why`, PARTS),
    ...(point === 'round-8' && { table: round8 }),
  };
}

export const rulings: Chapter = {
  id: 'rulings',
  head: line('rulings.head'),
  blocks: [
    { kind: 'text', says: line('rulings.lead') },
    { kind: 'rulings', items: ORDER.map(ruling) },
  ],
};
