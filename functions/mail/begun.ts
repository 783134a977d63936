/** The letter that says that a game has begun, and what chance is held to from then on. */

import type { Seat } from '@shared/game';
import type { Run } from '@shared/words/say';
import type { Block } from './content';
import { finish } from './finish';
import { type GameSeen, partsOf, pictureOf, threadOf } from './game';
import type { Letter, Mail } from './letter';
import { checkPageOf, gamePageOf, pageOf } from './page';
import { runs, say } from './say';

/** A game that has begun. */
export interface Begun {
  /** Whose turn it is. */
  readonly turn: Seat;
  /** What was promised before anybody sat down, in hex. */
  readonly commitment: string;
  /** SHA-256, in hex, of what all draws follow from besides the secret. */
  readonly transcript: string;
}

/** To whoever is not told of the first turn with it: a later one has a letter of its own. `id`: the letter's, the same for the same player. */
export function begunLetter({ base }: Pick<Mail, 'base'>, to: string, id: string, seen: GameSeen, begun: Begun): Promise<Letter> {
  const parts = partsOf(seen);
  return finish(
    { to, subject: say('begun', parts), id, thread: threadOf(seen) },
    {
      head: say('begunHead'),
      blocks: [
        { type: 'prose', runs: runs('turnGame', parts) },
        ...begunBlocks(
          seen,
          begun.turn === seen.seat ? runs('begunOnly') : runs('begunTheirs', { name: seen.names(begun.turn) }),
        ),
        { type: 'link', label: say('begunPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
        ...promiseBlocks(base, seen, begun),
      ],
      foot: say('begunFoot', { page: pageOf(base) }),
    },
  );
}

/** That it has begun, in these words, and who plays. */
export function begunBlocks({ seat, names, opponents }: GameSeen, said: readonly Run[]): readonly Block[] {
  const players = [...opponents, seat].sort((one, other) => one - other);
  return [
    { type: 'prose', runs: said },
    {
      type: 'told',
      head: say('players'),
      sentences: players.map((player) => runs(player === seat ? 'playerYou' : 'player', { name: names(player) })),
    },
  ];
}

/** What the house has bound itself to, and where that is checked. */
export function promiseBlocks(base: string, { id }: GameSeen, { commitment, transcript }: Begun): readonly Block[] {
  return [
    {
      type: 'told',
      head: say('promise'),
      sentences: [runs('promiseCommitment', { hash: commitment }), runs('promiseTranscript', { hash: transcript })],
    },
    { type: 'prose', runs: runs('promiseFor') },
    { type: 'link', label: say('promisePress'), address: checkPageOf(base, id), quiet: true },
  ];
}
