/** Every title in words alone: whole games of every kind of table, as every viewer has them. docs/turns.md, "In words" and "Forms" */

import { count, expand, nth } from '@shared/choice';
import { filled, formsOf } from '@shared/forms';
import type { Action, Viewer } from '@shared/game';
import { type Game, games, wordsOf } from '@shared/games/index';
import { acting, doing, type InWords, labelOf, type Passage, readingOf } from '@shared/words/in-words';
import { say } from '@shared/words/say';
import type { Catalogue, Part, Sentence } from '@shared/words/sentence';
import { describe, expect, test } from 'vitest';
import { drawFrom, type Random, randomFrom } from '../support/chance';
import { grafts } from '../support/grafts';
import { oneMove } from '../support/one-move';

/** Moves after which a game at random is left by one player after the other. */
const LONG = 150;
/** Follow from other fields, or say nothing to people. */
const FOLLOWS = ['holds', 'step', 'values', 'start', 'schedule', 'picks', 'id'];
/** Count for nothing at times, which the picture then shows too: Lane's wall where he is innocent, a value in Duel, what was due at the end. */
const AT_TIMES = /^(taken|toMove|value|miniGames|lastChance|jackCards|tiles\.\d\.wall)$/;

interface Table {
  readonly name: string;
  readonly game: Game;
  readonly inWords: InWords;
  readonly words: Catalogue;
  readonly options: unknown;
  readonly seats: number;
}

const TABLES = (await Promise.all([...games, oneMove].map(tablesOf))).flat();

async function tablesOf(game: Game): Promise<readonly Table[]> {
  const { inWords } = await game.inWords();
  const { options: schema } = await game.schema();
  return inWords.tables.flatMap(({ options: held, sentence }) => {
    const options = schema.parse(held);
    const words = { ...wordsOf(game, options), ...inWords.words };
    const { min, max } = game.title.seats(options);
    const sizes = Array.from({ length: Math.min(max, 5) - min + 1 }, (_, more) => min + more);
    const name = say(words, sentence, String);
    return sizes.map((seats) => ({ name: `${game.title.id}: ${name}, ${seats} players`, game, inWords, words, options, seats }));
  });
}

/** The states of a game in which each kind of action is as likely. */
function play({ game: { title }, options, seats }: Table, random: Random): readonly unknown[] {
  const draw = drawFrom(random);
  const states = [title.start(options, seats, draw).state];
  const gone = new Set<number>();
  for (;;) {
    const state = states.at(-1);
    const turn = title.turn(state);
    if (turn === undefined) return states;
    if (states.length > LONG && gone.size < seats) {
      gone.add(turn.seat);
      states.push(title.leave(state, turn.seat, draw).state);
      continue;
    }
    const choices = title.choices(state);
    const kind = choices[random(choices.length)];
    const of = kind === undefined ? [] : [kind];
    states.push(title.act(state, nth(of, random(count(of))), draw).state);
  }
}

const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator', 'revealed'];
const named = (seat: number) => `Player-${seat}`;

/** Codes without words, anywhere in a sentence. Numbers stand for themselves in no catalogue either. */
function wordless(words: Catalogue, { code, parts = {} }: Sentence): readonly string[] {
  return [code, ...Object.values(parts).flatMap(termsOf)].filter((one) => !Object.hasOwn(words, one));
}

function termsOf(part: Part): readonly string[] {
  if (typeof part !== 'object' || 'seat' in part) return [];
  return 'term' in part ? [part.term] : part.list.flatMap(termsOf);
}

function sentencesOf(passages: readonly Passage[]): readonly Sentence[] {
  return passages.flatMap(({ heading, lines }) => [heading, ...lines]);
}

function isOver(view: unknown): boolean {
  return typeof view === 'object' && view !== null && 'result' in view;
}

function textOf({ inWords, words }: Table, view: unknown): string {
  return sentencesOf(inWords.passages(view))
    .map((sentence) => say(words, sentence, named))
    .join('\n');
}

describe.each(TABLES)('$name', (table) => {
  const { game, inWords, words, seats } = table;
  const { title } = game;
  const states = [1, 2].flatMap((seed) => play(table, randomFrom(seed)));
  const views = states.flatMap((state) => viewersOf(seats).map((viewer) => title.view(state, viewer)));

  test('every form, field, value and action has words of its own', () => {
    const bare = states.flatMap((state) =>
      formsOf(title.choices(state)).flatMap((form) => {
        const actions = form.actions ?? [
          filled(form, Object.fromEntries(form.fields.map(({ name, values }) => [name, String(values[0])]))),
        ];
        const sentences = [
          doing(form),
          ...form.fields.flatMap(({ name, values }) => [labelOf(name), ...values.map((value) => readingOf(words, name, value))]),
          ...actions.map((action) => acting(action as Action)),
        ];
        return sentences.flatMap((sentence) => wordless(words, sentence));
      }),
    );
    // A number of a die reads as it is written.
    expect([...new Set(bare)].filter((code) => game !== oneMove || Number.isNaN(Number(code)))).toEqual([]);
  });

  test('no two actions of a moment are said alike', () => {
    const [first, second] = [states[0], states[3] ?? states[0]];
    for (const state of [first, second]) {
      const said = expand(title.choices(state)).map((action) => say(words, acting(action), named));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('the forms of a moment are told apart, and lead to all that is legal', () => {
    for (const state of states.slice(0, 30)) {
      const forms = formsOf(title.choices(state));
      expect(new Set(forms.map((form) => say(words, doing(form), named))).size).toBe(forms.length);
      const reached = forms.reduce(
        (sum, { fields, actions }) =>
          sum + (actions?.length ?? fields.reduce((product, { values }) => product * values.length, 1)),
        0,
      );
      expect(reached).toBe(count(title.choices(state)));
    }
  });

  test('every passage has words, and something to say', () => {
    const passages = views.map((view) => inWords.passages(view));
    expect([...new Set(passages.flatMap(sentencesOf).flatMap((sentence) => wordless(words, sentence)))]).toEqual([]);
    expect(passages.flat().filter(({ lines }) => lines.length === 0)).toEqual([]);
    for (const view of views.filter((_, at) => at % 7 === 0)) expect(textOf(table, view)).not.toMatch(/undefined|\{|\}|<|NaN/);
  });

  test('whatever else lies on the board is said otherwise', () => {
    if (game === oneMove) return;
    const step = Math.max(1, Math.floor(views.length / 60));
    const alike = views.flatMap((view, at) => {
      const other = views[at + seats + 2];
      if (at % step !== 0 || other === undefined || isOver(view) !== isOver(other)) return [];
      const text = textOf(table, view);
      const picture = title.picture(view, named);
      return grafts(view, other, FOLLOWS)
        .filter(({ path, whole }) => !AT_TIMES.test(path) || title.picture(whole, named) !== picture)
        .filter(({ whole }) => textOf(table, whole) === text)
        .map(({ path }) => path);
    });
    expect([...new Set(alike)]).toEqual([]);
  });
});

test.each(games)('$title.id hides none of its own words behind those of its text form', async ({ words, inWords }) => {
  const own = (await inWords()).inWords.words;
  expect(Object.keys(own).filter((code) => code in words)).toEqual([]);
});
