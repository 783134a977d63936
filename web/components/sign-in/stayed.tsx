'use client';

import type { GameAnswer } from '@shared/api/games';
import { getGame } from '@web/api/games';
import { Link } from '@web/components/link';
import { others } from '@web/games/names';
import { titleName } from '@web/games/title';
import { say } from '@web/people/say';
import { useEffect, useState } from 'react';

/** Tables at which both the guest and the account sat: the guest's seat has been given up. */
export function Stayed({ ids }: { readonly ids: readonly string[] }) {
  return (
    <div>
      <p>{say('stayed', { n: ids.length })}</p>
      <ul className="chips">
        {ids.map((id) => (
          <li key={id}>
            <Link className="btn" href={`/game/?id=${id}`}>
              <Table id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a table is called: its title and who else sits there. */
function Table({ id }: { readonly id: string }) {
  const [name, setName] = useState(say('game'));
  useEffect(() => {
    getGame(id).then(
      (game) => game && setName(nameOf(game)),
      () => {},
    );
  }, [id]);
  return name;
}

function nameOf({ title, seats, you }: GameAnswer): string {
  const names = others(seats, you);
  return names === '' ? titleName(title) : say('titleAgainst', { title: titleName(title), names });
}
