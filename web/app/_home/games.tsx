'use client';

import type { ListedGame } from '@shared/api/games';
import { Refused } from '@web/api/answer';
import { myGames, openGames } from '@web/api/games';
import { turnClock } from '@web/clock/turn-clock';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { MailStopped } from '@web/components/mail-stopped';
import { OpenTables } from '@web/components/open-tables';
import { SECTIONS } from '@web/components/sections';
import { Trouble } from '@web/components/trouble';
import { WaysOn } from '@web/components/ways-on';
import { WebhookOff } from '@web/components/webhook-off';
import { useZone } from '@web/people/visitor';
import { usePoll } from '@web/poll/use-poll';
import { showWaiting } from '@web/push/badge';
import { useEffect, useState } from 'react';
import { Finished } from './finished';
import { group } from './group';
import { KeepGames } from './keep-games';
import { FirstLetter, Letter } from './letter';
import { Mine } from './mine';
import { Part } from './part';
import { Running } from './running';
import { say } from './say';
import { OnVacation } from './vacation';

/** How many tables of others Home shows. */
const FEW = 4;

/** Home of a player: what waits for them first. */
export function Games() {
  const { mine, tables = [], more, error } = useHome();
  const now = useNow();
  const zone = useZone();
  const groups = mine && group(mine);
  const waiting = groups?.turn.length;
  useEffect(() => {
    if (waiting !== undefined) showWaiting(waiting);
  }, [waiting]);
  if (mine === undefined || groups === undefined) {
    return (
      <Frame className="home">
        <section className="needs" aria-busy={error === undefined}>
          <Trouble error={error} />
        </section>
      </Frame>
    );
  }

  const { turn, running, open, finished } = groups;
  const [first, ...rest] = turn;
  return (
    <Frame className="home" waiting={turn.length}>
      <section className="needs" aria-labelledby="needs">
        <h1 id="needs">{say('gamesWait', { n: turn.length })}</h1>
        <p className="lead">{lead(first, mine.length > 0, now, zone)}</p>
        <Trouble error={error} />
        <OnVacation now={now} zone={zone} />
        {mine.length > 0 && <KeepGames />}
        <MailStopped />
        <WebhookOff />
        {first ? (
          <ol className="mail">
            <FirstLetter game={first} now={now} zone={zone} />
            {rest.map((game) => (
              <Letter key={game.id} game={game} now={now} zone={zone} />
            ))}
          </ol>
        ) : (
          <WaysOn to={['newGame']} go="newGame" />
        )}
      </section>
      {open.length > 0 && <Mine games={open} />}
      {running.length > 0 && <Running games={running} now={now} zone={zone} />}
      {tables.length > 0 && (
        <Part head={say('openTables')} meta={<Link href={SECTIONS.openTables}>{say('all')}</Link>}>
          <OpenTables games={tables.slice(0, FEW)} />
        </Part>
      )}
      {(finished.length > 0 || more) && (
        <div className="side">
          {finished.length > 0 && <Finished games={finished} seated={new Set(mine.map(({ id }) => id))} now={now} zone={zone} />}
          {more && (
            <button type="button" className="btn" onClick={more}>
              {say('more')}
            </button>
          )}
        </div>
      )}
    </Frame>
  );
}

/** How much hurry there is. */
function lead(first: ListedGame | undefined, hasGames: boolean, now: number, zone: string): string {
  if (first === undefined) return say(hasGames ? 'restLead' : 'noneLead');
  const clock = turnClock(first, now);
  if (clock.state === 'running') return say('firstDue', { when: fully(clock.deadline, now, zone) });
  if (clock.state !== 'none') return say('noHurry');
  return say('longestWait', { when: fully(first.turn?.since ?? first.updated, now, zone) });
}

/** My games, kept fresh, and the tables I could join when I came; `more` is there while the list goes on. */
function useHome() {
  const [near, setNear] = useState<readonly ListedGame[]>();
  const [far, setFar] = useState<readonly ListedGame[]>([]);
  const [tables, setTables] = useState<readonly ListedGame[]>();
  const [next, setNext] = useState<string>();
  const [error, setError] = useState<unknown>();

  usePoll(
    async (come) => {
      try {
        const [mine, open] = await Promise.all([myGames(), come || tables === undefined ? openGames() : undefined]);
        setNear(mine.games);
        if (far.length === 0) setNext(mine.next);
        if (open) setTables(open.games.filter(({ you }) => you === undefined));
        setError(undefined);
      } catch (failure) {
        // That there is no answer at all, the page says of itself.
        if (failure instanceof Refused) setError(failure);
      }
    },
    true,
    near && Math.max(0, ...near.map(({ updated }) => updated)),
  );

  const load = async (cursor: string): Promise<void> => {
    try {
      const page = await myGames(cursor);
      setFar((before) => [...before, ...page.games]);
      setNext(page.next);
    } catch (failure) {
      setError(failure);
    }
  };

  return {
    mine: near && [...near, ...far],
    tables,
    more: next === undefined ? undefined : () => void load(next),
    error,
  };
}
