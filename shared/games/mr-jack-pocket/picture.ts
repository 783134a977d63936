/** The table as plain text, at most 80 columns wide: for mail, pages without script and terminals. */

import { say } from '../../words/say';
import type { Part } from '../../words/sentence';
import { isSuspect, wallOf } from './board';
import { ACTIONS, picker, ROUNDS } from './round';
import { split } from './sight';
import { underside } from './tokens';
import { DETECTIVES, type Detectives, type Role, type Tile, type Token, type View } from './types';
import { type phrases, words } from './words';

const WIDTH = 80;
/** Columns for what stands left of the board, for a label, and within a tile. */
const MARGIN = 8;
const LABEL = 15;
const TILE = 15;
const ROWS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];
const LETTERS = { holmes: 'H', watson: 'W', toby: 'T' } as const;

/** What this viewer may know, in lines without blanks at their ends. */
export function picture(view: View): string {
  return [...headline(view), '', ...board(view), '', ...facts(view)].map((line) => line.trimEnd()).join('\n');
}

function headline({ round, taken, seats, result }: View): readonly string[] {
  const place = { round, rounds: ROUNDS };
  if (result === undefined) {
    const pick = { action: taken + 1, actions: ACTIONS, player: player(picker({ round, taken })) };
    return [phrase('picture.now', { ...place, ...pick })];
  }
  const winner: Role = result.seats[seats.jack]?.place === 1 ? 'jack' : 'investigator';
  return [phrase('picture.won', { ...place, player: player(winner) }), `${named(result.how)}.`];
}

function board({ tiles, detectives }: View): readonly string[] {
  const rule = `${' '.repeat(MARGIN)}+${`${'-'.repeat(TILE)}+`.repeat(3)}`;
  const rows = ROWS.flatMap((places, row) => {
    const cells = places.map((place) => cell(tiles[place] as Tile));
    const [top, middle, bottom] = [0, 1, 2].map((line) => `|${cells.map((cell) => `${cell[line]}|`).join('')}`);
    const left = position(12 - row, detectives).padStart(MARGIN - 1);
    const right = position(4 + row, detectives);
    return [' '.repeat(MARGIN) + top, `${left} ${middle} ${right}`, ' '.repeat(MARGIN) + bottom, rule];
  });
  const letters = DETECTIVES.map((detective) => `${LETTERS[detective]} ${named(detective)}`);
  const key = [...letters, phrase('picture.wall'), phrase('picture.innocents')];
  return [
    edge([1, 2, 3], detectives),
    rule,
    ...rows,
    edge([9, 8, 7], detectives),
    '',
    `${' '.repeat(MARGIN)} ${key.join('   ')}`,
  ];
}

/** Three lines of a tile, with its wall on its side. */
function cell(tile: Tile): readonly string[] {
  const wall = wallOf(tile);
  const left = wall === 'west' ? '#' : ' ';
  const right = wall === 'east' ? '#' : ' ';
  const line = (held: string) => left + centred(held, TILE - 2) + right;
  const name = isSuspect(tile) ? named(tile.character) : `(${named(tile.character)})`;
  const full = '#'.repeat(TILE);
  return [wall === 'north' ? full : line(''), line(name), wall === 'south' ? full : line('')];
}

function edge(positions: readonly number[], detectives: Detectives): string {
  const labels = positions.map((number) => centred(position(number, detectives), TILE));
  return `${' '.repeat(MARGIN)} ${labels.join(' ')}`;
}

/** The number of a position, after the letters of those who stand there. */
function position(number: number, detectives: Detectives): string {
  const here = DETECTIVES.filter((detective) => detectives[detective] === number).map((detective) => LETTERS[detective]);
  return here.length === 0 ? `${number}` : `${here.join('')} ${number}`;
}

function facts(view: View): readonly string[] {
  const { tokens, rounds, shown, jackCards, deckSize, you, secret } = view;
  const { seen, dark } = split(view);
  return [
    fact('picture.tokens', tokens.map(face)),
    fact('picture.seen', seen.map(named)),
    fact('picture.dark', dark.map(named)),
    fact(
      'picture.rounds',
      rounds.map((role, index) => `${index + 1} ${named(role)}`),
    ),
    fact('picture.shown', shown.map(named)),
    fact('picture.cards', [phrase('picture.held', { count: jackCards }), phrase('picture.deck', { count: deckSize })]),
    ...(secret === undefined
      ? []
      : [
          fact('picture.identity', [named(secret.identity)]),
          fact('picture.jack-cards', secret.cards.map(named)),
          fact('picture.hourglasses', [`${secret.hourglasses}`]),
        ]),
    ...(you === undefined ? [] : [fact('picture.you', [player(you)])]),
  ].flat();
}

/** The face that is up, and the one that is down in brackets. */
function face({ id, face, used }: Token): string {
  const parts = { face: { term: face }, under: { term: underside(id, face) } };
  return phrase(used ? 'picture.used' : 'picture.up', parts);
}

/** A label and what belongs to it, on as many lines as it takes. */
function fact(label: keyof typeof phrases, items: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = phrase(label).padEnd(LABEL);
  (items.length === 0 ? [phrase('picture.none')] : items).forEach((item, index, { length }) => {
    const piece = index < length - 1 ? `${item}, ` : item;
    if (line.length + piece.trimEnd().length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(LABEL);
    }
    line += piece;
  });
  return [...lines, line];
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2);
  return text.padStart(text.length + before).padEnd(width);
}

function player(role: Role): string {
  return phrase(`picture.${role}`);
}

function phrase(code: keyof typeof phrases, parts: Readonly<Record<string, Part>> = {}): string {
  return say(words, { code, parts }, String);
}

function named(term: string): string {
  return words[term] ?? term;
}
