/** The viewer's turn: one of three actions, what it asks, what it costs. */

import './turn.css';
import { editionOf } from '@shared/games/pi/editions';
import type { Element, View } from '@shared/games/pi/types';
import { Icon, type IconName } from '@web/components/icon';
import { TakeBack } from '@web/components/take-back';
import { useId } from 'react';
import { handOf } from '../own';
import { Say, useSay } from '../speech';
import type { Kind } from '../tiles';
import { Ask } from './ask';
import type { Desk } from './desk';
import { ACTS, type Act, type Offer } from './offer';
import { Send } from './send';
import { Solve } from './solve';

interface Props {
  readonly view: View;
  readonly offer: Offer;
  readonly desk: Desk;
  readonly onAct: (act: Act) => void;
  readonly onGuess: (kind: Kind, element: Element) => void;
  /** Undefined: nothing to take back. */
  readonly onTakeBack: (() => void) | undefined;
}

export function Turn({ view, offer, desk, onAct, onGuess, onTakeBack }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <section className="panel prep" aria-labelledby={id}>
      <h2 className="vh" id={id}>
        {say('turn.yours')}
      </h2>
      <Acts view={view} offer={offer} act={desk.act} onAct={onAct} />
      {offer.acts.length === 1 && <MustSolve view={view} />}
      {desk.act === 'investigate' && <Send view={view} desk={desk} offer={offer} />}
      {desk.act === 'evidence' && <Ask view={view} desk={desk} />}
      {desk.act === 'solve' && <Solve view={view} desk={desk} offer={offer.guess} onGuess={onGuess} />}
      {onTakeBack && <TakeBack onPress={onTakeBack} />}
    </section>
  );
}

const SIGNS: Readonly<Record<Act, IconName>> = { investigate: 'inv', evidence: 'lens', solve: 'check' };

interface ActsProps {
  readonly view: View;
  readonly offer: Offer;
  readonly act: Act;
  readonly onAct: (act: Act) => void;
}

function Acts({ view, offer, act, onAct }: ActsProps) {
  const say = useSay();
  const hand = handOf(view);
  const prices: Readonly<Record<Act, string>> = {
    investigate: hand > 0 && offer.places.length === 0 ? say('turn.everywhere') : say('turn.investigators', { count: hand }),
    evidence: say('turn.cards', { count: offer.cards.length }),
    solve: say('turn.stakes', { value: view.value, penalty: editionOf(view).penalty }),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div className="choice" role="group" aria-label={say('turn.acts')}>
      {ACTS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === act}
          disabled={!offer.acts.includes(each)}
          onClick={() => onAct(each)}
        >
          <Icon name={SIGNS[each]} />
          <b>{say(`turn.${each}`)}</b>
          <small>{prices[each]}</small>
        </button>
      ))}
    </div>
  );
}

/** Why nothing but an attempt is left. docs/rules/pi.md, "A turn", 2. */
function MustSolve({ view }: { readonly view: View }) {
  const parts = {
    investigators: handOf(view) > 0 ? 'placed' : 'none',
    cards: view.display.length > 0 ? 'marked' : 'none',
  };
  return (
    <p className="why">
      <Say code="turn.must-solve" parts={parts} />
    </p>
  );
}
