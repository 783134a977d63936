'use client';

import type { ListedGame } from '@shared/api/games';
import { openGames } from '@web/api/games';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { OpenTables } from '@web/components/open-tables';
import { SECTIONS } from '@web/components/sections';
import { Trouble } from '@web/components/trouble';
import { recognise } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useCallback, useEffect, useState } from 'react';

/** All public tables with a free seat, a page at a time. */
export function Tables() {
  const [games, setGames] = useState<readonly ListedGame[]>();
  const [next, setNext] = useState<string>();
  const [error, setError] = useState<unknown>();

  const load = useCallback(async (cursor?: string): Promise<void> => {
    try {
      const page = await openGames(cursor);
      for (const { you } of page.games) recognise(you);
      setGames((before = []) => (cursor === undefined ? page.games : [...before, ...page.games]));
      setNext(page.next);
      setError(undefined);
    } catch (failure) {
      setError(failure);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <Frame>
      <div>
        <h1>{say('openTables')}</h1>
        <p className="lead">{say(games?.length === 0 ? 'noTables' : 'openTablesLead')}</p>
      </div>
      <Trouble error={error} />
      {games !== undefined && games.length > 0 && <OpenTables games={games} />}
      <div className="acts">
        {next !== undefined && (
          <button type="button" className="btn" onClick={() => void load(next)}>
            {say('more')}
          </button>
        )}
        <Link className={games?.length === 0 ? 'btn go' : 'btn'} href={SECTIONS.newGame}>
          {say('openYourOwn')}
        </Link>
      </div>
    </Frame>
  );
}
