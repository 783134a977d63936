import { editionOf, worth } from '@shared/games/pi/editions';
import { EACH_ROUND, HELD_AT_MOST, PLACE_VALUES, SET_ASIDE, TRACK } from '@shared/games/pi/editions/assumptions';
import { duel } from '@shared/games/pi/editions/duel';
import { changePlayer, leftOf, type State } from '@shared/games/pi/state';
import type { EditionId } from '@shared/games/pi/types';
import type { Sentence } from '@shared/words/sentence';
import type { Block, Chapter, Figure, Table } from '../../../booklet';
import { line, minus } from '../line';
import { LadderPicture } from '../pictures';
import { begun, seen } from '../positions';

export function scoring(edition: EditionId): Chapter {
  const blocks = { first: firstBlocks, second: secondBlocks, duel: duelBlocks }[edition];
  return { id: 'score', head: line(`score.head.${edition}`), blocks: blocks() };
}

/** First edition, four players: in each phase how many solve, and what the rules give them for it. */
const SOLVERS: readonly { readonly phase: number; readonly solve: 0 | 1 | 2 }[] = [
  { phase: 4, solve: 2 },
  { phase: 5, solve: 0 },
  { phase: 6, solve: 1 },
];
const MANY = { 0: 'score.example.none', 1: 'score.example.one', 2: 'score.example.two' } as const;

function firstBlocks(): readonly Block[] {
  const state = begun('first', 4);
  const values = editionOf(state).values(state);
  const list = { list: [...values] };
  const ladder: Figure = {
    picture: <LadderPicture view={seen(state)} />,
    shows: [line('score.ladder.shows', { values: list })],
    caption: line('score.ladder.caption'),
  };
  return [
    { kind: 'text', says: line('score.phase') },
    {
      kind: 'list',
      items: [line('score.same', { most: worth(state) }), line('score.drops', { values: list }), line('score.ends')],
    },
    { kind: 'figures', figures: [ladder] },
    { kind: 'table', table: fourPlayers(state) },
    { kind: 'text', says: line('score.example.end') },
  ];
}

function fourPlayers(begin: State): Table {
  let state = begin;
  let next = 0;
  const rows = SOLVERS.map(({ phase, solve }): readonly Sentence[] => {
    state = { ...state, phase };
    const points = worth(state);
    for (let left = solve; left > 0; left--) {
      state = changePlayer(state, next, { solved: [phase, points] });
      next += 1;
    }
    return [
      line('score.example.n', { n: phase }),
      line(MANY[solve]),
      line(solve > 1 ? 'score.example.each' : 'score.example.points', { points: solve > 0 ? points : '–' }),
    ];
  });
  return {
    caption: line('score.example'),
    head: [line('score.example.phase'), line('score.example.solves'), line('score.example.worth')],
    rows,
  };
}

function secondBlocks(): readonly Block[] {
  const { rising, level } = PLACE_VALUES;
  const places = rising[0] ?? [];
  const table: Table = {
    caption: line('score.table'),
    head: [line('score.table.place'), ...rising.map((_, round) => line('score.table.round', { n: round + 1 }))],
    rows: places.map((_, place) => [
      line('score.table.nth', { n: place + 1 }),
      ...rising.map((values) => line('score.table.points', { points: values[place] ?? 0 })),
    ]),
  };
  return [
    { kind: 'text', says: line('score.order') },
    { kind: 'table', table },
    { kind: 'text', says: line('score.level', { values: { list: [...(level[0] ?? [])] } }) },
    { kind: 'text', says: line('score.track', { from: minus(TRACK.from), to: TRACK.to }) },
    { kind: 'text', says: line('score.phase') },
    { kind: 'text', says: line('score.flip') },
    { kind: 'text', says: line('score.unsolved') },
  ];
}

function duelBlocks(): readonly Block[] {
  return [
    { kind: 'text', says: line('score.attempt') },
    { kind: 'table', table: attempts() },
    { kind: 'text', says: line('score.duel.chance') },
    { kind: 'head', says: line('hands.head') },
    {
      kind: 'list',
      items: [
        line('hands.start', { investigators: duel.investigators }),
        line('hands.more', { more: EACH_ROUND, most: HELD_AT_MOST }),
        line('hands.aside', { aside: SET_ASIDE }),
      ],
    },
  ];
}

/** Every way a round of Duel can end, with its winner as the rules have it. */
function attempts(): Table {
  const state = begun('duel');
  const marker = state.start;
  const other = leftOf(marker, state.players.length);
  const right = (to: State, seat: number) => changePlayer(to, seat, { solved: [1, 0] });
  const wrong = (to: State, seat: number) => changePlayer(to, seat, { wrong: 1 });
  const winner = (end: State) => {
    const gains = duel.gains(end);
    if (gains.every((gain) => gain === 0)) return line('score.duel.tie');
    return line((gains[marker] ?? 0) > 0 ? 'score.duel.marker' : 'score.duel.other');
  };
  return {
    caption: line('score.duel.table'),
    head: [line('score.duel.first'), line('score.duel.answer'), line('score.duel.winner')],
    rows: [
      [line('score.duel.marker-right'), line('score.duel.too'), winner(right(right(state, marker), other))],
      [line('score.duel.marker-right'), line('score.duel.not'), winner(wrong(right(state, marker), other))],
      [line('score.duel.other-right'), line('score.duel.at-once'), winner(right(state, other))],
      [line('score.duel.marker-wrong'), line('score.duel.at-once'), winner(wrong(state, marker))],
      [line('score.duel.other-wrong'), line('score.duel.at-once'), winner(wrong(state, other))],
    ],
  };
}
