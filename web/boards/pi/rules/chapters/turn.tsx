import { evidenceAsks } from '@shared/games/pi/asks';
import { neighbours } from '@shared/games/pi/board';
import { editionOf } from '@shared/games/pi/editions';
import { DISPLAY } from '@shared/games/pi/setup';
import type { EditionId, Element } from '@shared/games/pi/types';
import { Icon } from '@web/components/icon';
import type { Block, Chapter, Figure } from '../../../booklet';
import { placeOf } from '../../tiles';
import { line, listed, named, unit } from '../line';
import { CardsPicture, CityPicture } from '../pictures';
import { answerAbout, asked, begun, CARDS, caseOf, SENT, seen, sent, YOU } from '../positions';

const NAME = { name: { term: `player.${YOU}` } };
const [CUBE, DISC, NOTHING] = CARDS;

export const turn: Chapter = {
  id: 'turn',
  head: line('turn.head'),
  blocks: [
    { kind: 'text', says: line('turn.one') },
    {
      kind: 'terms',
      items: [
        { name: line('turn.investigate'), says: line('turn.investigate.says'), art: <Icon name="inv" /> },
        { name: line('turn.evidence'), says: line('turn.evidence.says'), art: <Icon name="lens" /> },
        { name: line('turn.solve'), says: line('turn.solve.says'), art: <Icon name="check" /> },
      ],
    },
  ],
};

export function investigating(edition: EditionId): Chapter {
  return {
    id: 'investigator',
    head: line('investigate.head'),
    blocks: [
      { kind: 'text', says: line('investigate.where') },
      { kind: 'list', items: [line('investigate.here'), line('investigate.near'), line('investigate.nothing')] },
      { kind: 'text', says: line('investigate.told') },
      { kind: 'head', says: line('example.head') },
      ...sending(edition),
    ],
  };
}

function sending(edition: EditionId): readonly Block[] {
  const { state } = sent(edition);
  const { suspect, place, crime } = caseOf(state);
  const view = seen(state);
  const found = view.investigators[0] ?? { discs: 0, cubes: 0 };
  const told = { ...NAME, at: named(SENT), discs: found.discs, cubes: found.cubes };
  const part = (element: Element) => ({
    element: named(element),
    lies: named(placeOf(view.board, element)),
    answer: answerAbout(state, element, SENT),
  });
  const picture: Figure = {
    picture: <CityPicture view={view} framed={{ place: SENT }} />,
    shows: [line('example.send.shows', told)],
    caption: line('example.send.caption', told),
  };
  return [
    {
      kind: 'text',
      says: line('example.send', { ...told, suspect: named(suspect), place: named(place), crime: named(crime) }),
    },
    {
      kind: 'list',
      items: [
        line('example.suspect', part(crime)),
        line('example.place', part(place)),
        { code: 'example.suspect', parts: part(suspect) },
      ],
    },
    { kind: 'figures', figures: [picture] },
    { kind: 'text', says: line('example.learns', { ...NAME, near: neighbours(SENT).length }) },
  ];
}

export function evidence(edition: EditionId): Chapter {
  return {
    id: 'evidence',
    head: line('evidence.head'),
    blocks: [
      { kind: 'text', says: line('evidence.what') },
      {
        kind: 'list',
        items: [line('evidence.disc'), line('evidence.cube'), line('evidence.nothing', unit(edition))],
      },
      { kind: 'text', says: line('evidence.moves') },
      { kind: 'text', says: line('evidence.not') },
      { kind: 'text', says: line('evidence.refill', { display: DISPLAY }) },
      { kind: 'figures', figures: [reach(edition)] },
      { kind: 'head', says: line('answers.head') },
      ...answers(edition),
    ],
  };
}

function reach(edition: EditionId): Figure {
  const view = seen(begun(edition));
  const near = evidenceAsks(view.board, CUBE)?.near ?? [];
  const parts = { card: named(CUBE), at: named(placeOf(view.board, CUBE)), near: listed(near) };
  return {
    picture: <CityPicture view={view} framed={{ card: CUBE }} />,
    shows: [line('reach.shows', parts)],
    caption: line('reach.caption', parts),
  };
}

function answers(edition: EditionId): readonly Block[] {
  const state = asked(edition);
  const view = seen(state);
  const { suspect } = caseOf(state);
  const about = (card: Element) => ({ ...NAME, card: named(card), at: named(placeOf(view.board, card)), mine: named(suspect) });
  const left = { ...NAME, disc: named(DISC), cube: named(CUBE) };
  const cards: Figure = {
    picture: <CardsPicture view={view} cards={CARDS} />,
    shows: [line('answers.cards.shows', { cards: listed(CARDS) })],
    caption: line('answers.cards.caption'),
  };
  const city: Figure = {
    picture: <CityPicture view={view} />,
    shows: [line('answers.shows', left)],
    caption: line('answers.caption', left),
  };
  return [
    { kind: 'text', says: line('answers.lead', NAME) },
    { kind: 'figures', figures: [cards] },
    {
      kind: 'list',
      items: [
        line('answers.cube', { ...about(CUBE), lies: named(placeOf(view.board, suspect)) }),
        line('answers.disc', about(DISC)),
        line('answers.nothing', about(NOTHING)),
      ],
    },
    { kind: 'figures', figures: [city] },
  ];
}

export function solving(edition: EditionId): Chapter {
  return {
    id: 'solve',
    head: line('solve.head'),
    blocks: [
      { kind: 'text', says: line('solve.name') },
      {
        kind: 'list',
        items: [
          line(edition === 'duel' ? 'solve.right.duel' : 'solve.right', unit(edition)),
          line(`solve.wrong.${edition}`, { penalty: editionOf({ edition }).penalty }),
        ],
      },
    ],
  };
}
