/** The viewer's turn: one of three actions, what it asks, what it costs. */

import './turn.css';
import type { Element, View } from '@shared/games/pi/types';
import { Icon, type IconName } from '@web/components/icon';
import { TakeBack } from '@web/components/take-back';
import { useId } from 'react';
import { handOf } from '../own';
import { by, Say, useSay } from '../speech';
import type { Kind } from '../tiles';
import { Ask } from './ask';
import type { Desk } from './desk';
import { ACTS, type Act, type Offer } from './offer';
import { Send } from './send';
import { Solve } from './solve';
import type { Stakes } from './stakes';

interface Props {
  readonly view: View;
  readonly offer: Offer;
  readonly desk: Desk;
  readonly stakes: Stakes;
  readonly onAct: (act: Act) => void;
  readonly onGuess: (kind: Kind, element: Element) => void;
  /** Undefined: nothing to take back. */
  readonly onTakeBack: (() => void) | undefined;
}

export function Turn({ view, offer, desk, stakes, onAct, onGuess, onTakeBack }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <section className="panel prep" aria-labelledby={id}>
      <h2 className="vh" id={id}>
        {say('turn.yours')}
      </h2>
      <Acts view={view} offer={offer} act={desk.act} stakes={stakes} onAct={onAct} />
      {offer.acts.length === 1 && <MustSolve view={view} />}
      {desk.act === 'investigate' && <Send view={view} desk={desk} offer={offer} stakes={stakes} />}
      {desk.act === 'evidence' && <Ask view={view} desk={desk} stakes={stakes} />}
      {desk.act === 'solve' && <Solve view={view} desk={desk} offer={offer.guess} stakes={stakes} onGuess={onGuess} />}
      {onTakeBack && <TakeBack onPress={onTakeBack} />}
    </section>
  );
}

const SIGNS: Readonly<Record<Act, IconName>> = { investigate: 'inv', evidence: 'lens', solve: 'check' };

interface ActsProps {
  readonly view: View;
  readonly offer: Offer;
  readonly act: Act;
  readonly stakes: Stakes;
  readonly onAct: (act: Act) => void;
}

function Acts({ view, offer, act, stakes, onAct }: ActsProps) {
  const say = useSay();
  const hand = handOf(view);
  const isEverywhere = hand > 0 && offer.places.length === 0;
  const sent = isEverywhere ? say('turn.everywhere') : say('turn.investigators', { count: hand });
  const prices: Readonly<Record<Act, string>> = {
    investigate: view.lastChance ? say('turn.not-now') : sent,
    evidence: view.lastChance ? say('turn.not-now') : say('turn.cards', { count: offer.cards.length }),
    solve: say(stakes.price.code, stakes.price.parts),
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

/** Why nothing but an attempt is left. docs/rules/pi.md, "A turn", 2, and "Duel". */
function MustSolve({ view }: { readonly view: View }) {
  if (view.lastChance) {
    return (
      <p className="why">
        <Say code="turn.last-chance" parts={{ seat: by(view.start) }} />
      </p>
    );
  }
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
