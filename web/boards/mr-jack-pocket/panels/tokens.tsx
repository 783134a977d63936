import './tokens.css';
import { underside } from '@shared/games/mr-jack-pocket/tokens';
import type { Token, TokenId, View } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { Sign } from '../art';
import { term, useSay } from '../speech';
import { runOf } from './outlook';

interface Props {
  readonly view: View;
  /** Those that may be chosen; none to a viewer who is not to act. */
  readonly offered: readonly TokenId[];
  readonly chosen: TokenId | undefined;
  readonly onChoose: (token: TokenId) => void;
}

/** The four action tokens: the face that is up, and as a small coin the one underneath. */
export function Tokens({ view, offered, chosen, onChoose }: Props) {
  const say = useSay();
  const { place, all } = runOf(view);
  const yours = all === 1 ? say('tokens.only') : say('tokens.yours', { place, all });
  return (
    <Panel head={say('tokens')} meta={offered.length > 0 ? yours : undefined}>
      <ol className="tokens4">
        {view.tokens.map((token) => (
          <li key={token.id}>
            <Coin
              token={token}
              round={view.round}
              disabled={!offered.includes(token.id)}
              chosen={token.id === chosen}
              onPress={() => onChoose(token.id)}
            />
          </li>
        ))}
      </ol>
      {view.result === undefined ? (
        <p className="meta underside">{say(view.round % 2 === 0 ? 'tokens.even' : 'tokens.odd')}</p>
      ) : undefined}
    </Panel>
  );
}

interface CoinProps {
  readonly token: Token;
  readonly round: number;
  readonly disabled: boolean;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Coin({ token: { id, face, used }, round, disabled, chosen, onPress }: CoinProps) {
  const say = useSay();
  const under = underside(id, face);
  const even = round % 2 === 0;
  const label = say('tokens.label', {
    face: term(face),
    used: used ? 'yes' : 'no',
    under: term(under),
    parity: even ? 'even' : 'odd',
    round: even ? round - 1 : round + 1,
  });
  return (
    <button
      type="button"
      className={used ? 'tok used' : 'tok'}
      disabled={disabled}
      aria-pressed={chosen}
      aria-label={label}
      onClick={onPress}
    >
      <span className="coin">
        <span className="face">
          <Sign of={face} />
        </span>
        <span className="under">
          <Sign of={under} />
        </span>
      </span>
      <b>{say(face)}</b>
      <small>
        {used ? undefined : <Icon name="flip" />}
        {used ? say('tokens.used') : say(under)}
      </small>
    </button>
  );
}
