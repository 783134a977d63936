import type { Viewer } from '@shared/game';
import { expect, test } from 'vitest';
import { mrJackPocket as title } from '.';
import { leave } from './close';
import { picture } from './picture';
import type { State } from './state';
import { randomGame, VIEWERS } from './support/games';
import { table, tiles, tokens } from './support/table';
import { view } from './view';

const STATE: State = table({
  round: 4,
  taken: 1,
  tiles: tiles('gull E, lestrade S, madame N', 'goodley S, (lane) N, (pizer) E', '(smith) S, (stealthy) W, bert E'),
  detectives: { holmes: 3, watson: 8, toby: 11 },
  tokens: tokens(['holmes', 'toby', 'exchange', 'rotation']),
  rounds: ['investigator', 'jack', 'jack'],
  shown: ['smith'],
  identity: 'bert',
  held: ['gull'],
  deck: ['lane', 'pizer', 'stealthy', 'goodley', 'lestrade', 'madame'],
});

const FOR_INVESTIGATOR = `
Round 4 of 8, action 2 of 4: the Investigator to pick.

                1               2              H 3
        +---------------+---------------+---------------+
        |              #|               |###############|
     12 |     Gull     #|   Lestrade    |    Madame     | 4
        |              #|###############|               |
        +---------------+---------------+---------------+
        |               |               |              #|
   T 11 |    Goodley    |    (Lane)     |    (Pizer)   #| 5
        |###############|               |              #|
        +---------------+---------------+---------------+
        |               |#              |              #|
     10 |    (Smith)    |# (Stealthy)   |     Bert     #| 6
        |###############|#              |              #|
        +---------------+---------------+---------------+
                9              W 8              7

         H Holmes   W Watson   T Toby   # wall   (name) innocent

Tokens         Holmes (Alibi), Toby (Watson), Exchange (Rotation),
               Rotation (Joker)
Seen           Goodley
In the dark    Gull, Lestrade, Madame, Bert
Round tokens   1 Investigator, 2 Jack, 3 Jack
Alibis shown   Smith
Alibi cards    Jack holds 1, the deck has 6
You are        the Investigator`;

test('a picture shows board, detectives, round, tokens and what the viewer knows', () => {
  expect(picture(view(STATE, 1))).toBe(FOR_INVESTIGATOR.trimStart());
});

test('Jack’s picture holds his secrets besides, a spectator’s nothing of them', () => {
  const lines = (viewer: Viewer) => picture(view(STATE, viewer)).split('\n').slice(27);
  expect(lines(0)).toEqual(['Jack is        Bert', 'Jack’s cards   Gull', 'Hourglasses    3', 'You are        Jack']);
  expect(lines('spectator')).toEqual([]);
});

test('used tokens, several detectives at one position and the end are told', () => {
  const tired = {
    ...STATE,
    tokens: tokens(['alibi', 'watson', 'rotation', 'joker'], 1),
    detectives: { holmes: 3, watson: 3, toby: 3 },
  };
  const text = picture(view(tired, 'spectator'));
  expect(text).toContain(' HWT 3\n');
  expect(text).toContain('Alibi used (Holmes), Watson (Toby)');
  const over = picture(view(leave(STATE, 1).state, 'spectator'));
  expect(over.startsWith('Round 4 of 8. Won by Jack:\nthe other player left.\n')).toBe(true);
});

test('no picture of any game is wider than 80 columns', () => {
  for (let seed = 0; seed < 4; seed++) {
    for (const { state } of randomGame(seed).moments) {
      for (const viewer of VIEWERS) {
        const lines = picture(title.view(state, viewer)).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      }
    }
  }
});
