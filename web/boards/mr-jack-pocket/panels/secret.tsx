import './secret.css';
import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import type { Character, View } from '@shared/games/mr-jack-pocket/types';
import { Panel } from '@web/components/panel';
import { isHiding } from '../alleys/shown';
import { Portrait } from '../art';
import { Say, term, useSay } from '../speech';
import { howItEnded, whoWon } from './ending';

type Secret = NonNullable<View['secret']>;

/** Who Jack is and the alibi cards he drew: to Jack while the game lasts, then to all who look back, and at the end with how it ended. */
export function Secrets({ view }: { readonly view: View }) {
  const say = useSay();
  const { secret, result } = view;
  if (secret === undefined) return undefined;
  if (result === undefined && !isHiding(view)) {
    return (
      <Panel head={say('secret.open', { identity: term(secret.identity) })} meta={say('secret.end.meta')}>
        <Cards secret={secret} />
      </Panel>
    );
  }
  if (result === undefined) {
    return (
      <Panel head={say('secret.yours')} meta={say('secret.yours.meta')}>
        <Cards secret={secret} />
      </Panel>
    );
  }
  return (
    <Panel head={say('secret.end', { identity: term(secret.identity) })} meta={say('secret.end.meta')}>
      <p className="ending">
        <Say line={whoWon(view, result)} /> <Say line={howItEnded(view, secret, result)} />
      </p>
      <Cards secret={secret} />
    </Panel>
  );
}

function Cards({ secret: { identity, cards } }: { readonly secret: Secret }) {
  const say = useSay();
  return (
    <>
      <ul className="held">
        <Card of={identity} is={say('secret.identity')} face="identity" />
        {cards.map((card) => (
          <Card key={card} of={card} is={say('nine.glasses', { count: HOURGLASSES[card] })} face="alibi" />
        ))}
      </ul>
      {cards.length === 0 ? <p className="meta">{say('secret.none')}</p> : undefined}
    </>
  );
}

interface CardProps {
  readonly of: Character;
  readonly is: string;
  readonly face: 'identity' | 'alibi';
}

function Card({ of, is, face }: CardProps) {
  const say = useSay();
  return (
    <li className={`${face} tone-${of}`}>
      <span className="m">
        <Portrait of={of} />
      </span>
      <b>{say(of)}</b>
      <small>{is}</small>
    </li>
  );
}
