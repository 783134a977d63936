/** The letter that says whose turn it is: to the one whose it is, with what that player may know and nothing else. */

import type { Event, Seat } from '@shared/game';
import type { Game } from '@shared/games/index';
import { sinceLastTurn } from '@shared/since';
import { type Names, sayRuns } from '@shared/words/say';
import { finish } from './finish';
import type { Letter, Mail } from './letter';
import { pageOf } from './page';
import { runs, say } from './say';

/** A game that waits for a seat. */
export interface Waiting {
  readonly id: string;
  readonly game: Game;
  readonly state: unknown;
  readonly names: Names;
  /** All the others, in turn order. */
  readonly opponents: readonly Seat[];
  readonly seat: Seat;
  /** What every command did, the oldest first. */
  readonly history: readonly { readonly version: number; readonly seat?: Seat; readonly events: readonly Event[] }[];
}

/** Who has not moved yet is told so much of what happened. */
const LATEST = 6;

/** `to`: the address of the seat's player. `id`: the letter's, the same for the same turn. */
export function turnLetter({ base }: Pick<Mail, 'base'>, to: string, id: string, waiting: Waiting): Promise<Letter> {
  const { game, state, names, opponents, seat } = waiting;
  const parts = {
    title: game.words.title ?? game.title.id,
    n: opponents.length,
    names: { list: opponents.map(names) },
  };
  const told = toldOf(waiting);
  return finish(
    { to, subject: say('turn', parts), id, thread: `game-${waiting.id}` },
    {
      head: say('turnHead'),
      blocks: [
        { type: 'prose', runs: runs('turnGame', parts) },
        ...(told.sentences.length > 0 ? [told] : []),
        { type: 'link', label: say('turnPress'), address: `${base}/game/?id=${waiting.id}` },
        { type: 'picture', head: say('picture'), picture: game.title.picture(game.title.view(state, seat), names) },
      ],
      foot: say('turnFoot', { page: pageOf(base) }),
    },
  );
}

function toldOf({ game: { title, words }, names, seat, history }: Waiting) {
  const lines = history.flatMap(({ version, seat: by, events }) => events.map((event) => ({ version, seat: by, event })));
  const { of, lines: stretch } = sinceLastTurn(lines, seat);
  const shown = of === 'all' ? stretch.slice(-LATEST) : stretch;
  return {
    type: 'told' as const,
    head: say(of),
    sentences: shown.map(({ event }) => sayRuns(words, title.tell(title.eventView(event, seat)), names)),
  };
}
