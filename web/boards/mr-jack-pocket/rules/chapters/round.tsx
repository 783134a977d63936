import { clockwise } from '@shared/games/mr-jack-pocket/board';
import { order } from '@shared/games/mr-jack-pocket/round';
import { DETECTIVES, type Detective } from '@shared/games/mr-jack-pocket/types';
import type { Chapter, Figure, Table, Term } from '../../../booklet';
import { Coin } from '../coin';
import { line, listed, named } from '../line';
import { QuarterPicture } from '../pictures';
import { after, EXAMPLE, EXCHANGE, JOKER, MOVE, ROTATION, seenOn, wallOn } from '../positions';

const who: Table = {
  caption: line('round.order'),
  head: [line('round.which'), line('round.odd'), line('round.even')],
  rows: order(1).map((role, place) => [
    line('round.nth', { n: place + 1 }),
    line('round.who', { role: named(role) }),
    line('round.who', { role: named(order(2)[place] ?? role) }),
  ]),
};

export const round: Chapter = {
  id: 'round',
  head: line('round.head'),
  blocks: [
    { kind: 'steps', items: [line('round.tokens'), line('round.pick'), line('round.question'), line('round.end')] },
    { kind: 'table', table: who },
    { kind: 'text', says: line('round.middle') },
  ],
};

const terms: readonly Term[] = [
  { name: line('action.detectives', { detectives: listed(DETECTIVES) }), says: line('action.move'), art: <Coin of="holmes" /> },
  { name: line('action.name', { face: named('joker') }), says: line('action.joker'), art: <Coin of="joker" /> },
  { name: line('action.name', { face: named('rotation') }), says: line('action.rotation'), art: <Coin of="rotation" /> },
  { name: line('action.name', { face: named('exchange') }), says: line('action.exchange'), art: <Coin of="exchange" /> },
  { name: line('action.name', { face: named('alibi') }), says: line('action.alibi'), art: <Coin of="alibi" /> },
];

const moved = steps(MOVE.type, MOVE.steps);
const joked = steps(JOKER.detective, 1);
const turned = {
  name: named(ROTATION.character),
  from: named(wallOn(EXAMPLE, ROTATION.character)),
  to: named(wallOn(after(ROTATION), ROTATION.character)),
};
const swapped = { first: named(EXCHANGE.first), second: named(EXCHANGE.second) };

function steps(detective: Detective, count: number) {
  const from = EXAMPLE.detectives[detective];
  return { name: named(detective), from, to: clockwise(from, count) };
}

const examples: readonly Figure[] = [
  {
    picture: <QuarterPicture board={EXAMPLE} action={MOVE} />,
    shows: [line('example.move.shows', moved)],
    caption: line('example.move.caption', moved),
  },
  {
    picture: <QuarterPicture board={EXAMPLE} action={JOKER} />,
    shows: [line('example.move.shows', joked)],
    caption: line('example.joker.caption', joked),
  },
  {
    picture: <QuarterPicture board={EXAMPLE} action={ROTATION} />,
    shows: [line('example.rotation.shows', turned)],
    caption: line('example.rotation.caption', { ...turned, before: seenOn(EXAMPLE), after: seenOn(after(ROTATION)) }),
  },
  {
    picture: <QuarterPicture board={EXAMPLE} action={EXCHANGE} />,
    shows: [line('example.exchange.shows', swapped)],
    caption: line('example.exchange.caption', swapped),
  },
];

export const actions: Chapter = {
  id: 'actions',
  head: line('actions.head'),
  blocks: [
    { kind: 'terms', items: terms },
    { kind: 'figures', figures: examples },
  ],
};
