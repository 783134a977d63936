/** The letter that says that a game has begun, and what chance is held to from then on. */

import type { Seat } from '@shared/game';
import type { Run } from '@shared/words/say';
import type { Addressee } from './addressee';
import type { Block } from './content';
import { type GameSeen, pictureOf } from './game';
import type { Letter } from './letter';
import { checkPageOf, gamePageOf } from './page';
import { runs, say } from './say';
import { brieflyOf, partsOf, playersOf, threadOf } from './table';
import { unasked } from './unasked';

/** A game that has begun. */
export interface Begun {
  /** Whose turn it is. */
  readonly turn: Seat;
  /** What was promised before anybody sat down, in hex. */
  readonly commitment: string;
  /** SHA-256, in hex, of what all draws follow from besides the secret. */
  readonly transcript: string;
}

/** To whoever is not told of the first turn with it: a later one has a letter of its own. */
export function begunLetter(base: string, to: Addressee, id: string, seen: GameSeen, begun: Begun): Promise<Letter> {
  return unasked(
    base,
    to,
    { subject: say('begun', brieflyOf(seen)), id, thread: threadOf(seen) },
    {
      head: say('begunHead'),
      blocks: [
        { type: 'prose', runs: runs('game', partsOf(seen)) },
        ...begunBlocks(
          seen,
          begun.turn === seen.seat ? runs('begunOnly') : runs('begunTheirs', { name: seen.names(begun.turn) }),
        ),
        { type: 'link', label: say('begunPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
        ...promiseBlocks(base, seen, begun),
      ],
      foot: say('begunFoot'),
    },
  );
}

/** That it has begun, in these words, and who plays. */
export function begunBlocks(seen: GameSeen, said: readonly Run[]): readonly Block[] {
  return [{ type: 'prose', runs: said }, playersOf(seen)];
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
