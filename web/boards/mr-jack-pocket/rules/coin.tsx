import './coin.css';
import type { Face } from '@shared/games/mr-jack-pocket/types';
import { Sign } from '../art';

/** A face of an action token, beside its name. */
export function Coin({ of }: { readonly of: Face }) {
  return (
    <span className="rules-coin">
      <Sign of={of} />
    </span>
  );
}
