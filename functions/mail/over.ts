/** The letter that tells how a game ended. */

import type { Why } from '@shared/api/games';
import type { Result } from '@shared/game';
import { wordsOf } from '@shared/games/index';
import { ranking } from '@shared/ranking';
import { minus } from '@shared/words/minus';
import { say as sayIn } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import type { Addressee } from './addressee';
import type { Block } from './content';
import { type GameSeen, pictureOf } from './game';
import type { Letter } from './letter';
import { checkPageOf, gamePageOf } from './page';
import { runs, say } from './say';
import { sinceBlocks } from './since';
import { brieflyOf, partsOf, threadOf } from './table';
import { unasked } from './unasked';
import type { Code } from './words';

/** How a game ended: with a result, or without one and perhaps why. */
export interface Ending {
  readonly status: 'finished' | 'void';
  readonly why?: Why;
  readonly result?: Result;
  /** The version that it ended with. */
  readonly version: number;
}

export function overLetter(base: string, to: Addressee, id: string, seen: GameSeen, ending: Ending): Promise<Letter> {
  return unasked(
    base,
    to,
    { subject: say('over', brieflyOf(seen)), id, thread: threadOf(seen) },
    {
      head: say('overHead'),
      blocks: [
        { type: 'prose', runs: runs('game', partsOf(seen)) },
        ...endingBlocks(seen, ending),
        ...sinceBlocks(seen),
        { type: 'link', label: say('overPress'), address: gamePageOf(base, seen.id) },
        { ...pictureOf(seen), head: say('pictureEnd') },
        { type: 'link', label: say('overCheck'), address: checkPageOf(base, seen.id), quiet: true },
      ],
      foot: say('overFoot'),
    },
  );
}

function endingBlocks(seen: GameSeen, { result, why }: Ending): readonly Block[] {
  if (result === undefined) return [{ type: 'prose', runs: runs(voidBecause(why)) }];
  const places = ranking(result).map(({ seat, place, score }) => ({
    place: say('place', { place }),
    name: say(seat === seen.seat ? 'playerYou' : 'player', { name: seen.names(seat) }),
    ...(score === undefined ? {} : { score: minus(score) }),
  }));
  return [
    {
      type: 'prose',
      runs: runs(
        'winners',
        winnersOf(seen, result, (names) => names),
      ),
    },
    { type: 'places', head: say('places'), places },
  ];
}

/** Who has won, by names as they are wanted, and how. */
export function winnersOf(
  { game, options, names }: GameSeen,
  result: Result,
  wanted: (names: readonly string[]) => readonly string[],
): Readonly<Record<string, Part>> {
  const winners = ranking(result).flatMap(({ seat, place }) => (place === 1 ? [names(seat)] : []));
  const how = sayIn(wordsOf(game, options), { code: result.how }, names);
  return { n: winners.length, names: { list: wanted(winners) }, how };
}

/** Why a game has no result. */
export function voidBecause(why: Why | undefined): Code {
  return why === 'agreed' || why === 'unplayed' ? `why.${why}` : 'voided';
}
