'use client';

import type { GameAnswer } from '@shared/api/games';
import { useNow } from '@web/clock/use-now';
import { Scene } from '@web/components/picture';
import { age } from '@web/games/age';
import { namesOf } from '@web/games/names';
import { describeOptions } from '@web/games/title';
import { list } from '@web/words/list';
import { say } from './say';

/** What is to be played at a table, for whom it waits, and what is to be known of it before one sits down. */
export function Letter({ game }: { readonly game: GameAnswer }) {
  const { title, visibility, created, seats } = game;
  const now = useNow();
  const isRematch = seats.some(({ reserved }) => reserved);
  return (
    <div className="letter first">
      <div className="picture">
        <Scene title={title} />
      </div>
      <div className="say">
        <div>
          <p className="caps">{describeOptions(game.title, game.options)}</p>
          <h2>{waitsFor(game)}</h2>
          <p className="meta">{age(created, now)}</p>
          <p className="meta">{say(isRematch ? 'rematchLead' : visibility === 'open' ? 'anybodyMeans' : 'invitedMeans')}</p>
        </div>
      </div>
    </div>
  );
}

/** Whom a table waits for, by name where every empty seat is kept for somebody. */
function waitsFor({ seats, kept }: GameAnswer): string {
  const names = namesOf(seats);
  const empty = seats.flatMap(({ player, reserved }, seat) => (player === undefined ? [{ seat, reserved }] : []));
  if (!empty.every(({ reserved }) => reserved)) return say('waitingForPlayers', { n: empty.length });
  const expected = empty.filter(({ seat }) => seat !== kept).map(({ seat }) => names(seat));
  return say('waitingForNames', { names: list(kept === undefined ? expected : [say('thatIsYou'), ...expected]) });
}
