/** The evidence face up: what each card asks about, and where its tile lies. */

import './evidence.css';
import type { Element, View } from '@shared/games/pi/types';
import { useId } from 'react';
import { toneClass } from '../city/layout';
import { Token } from '../city/pieces';
import { named, useSay } from '../speech';
import { kindOfElement, placeOf } from '../tiles';
import { CardFace } from './card';

interface Props {
  readonly view: View;
  /** The card chosen. */
  readonly card: Element | undefined;
  readonly onPress: (card: Element) => void;
}

export function Evidence({ view, card, onPress }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <section className="evid" aria-labelledby={id}>
      <div className="row-head">
        <h2 id={id}>{say('evidence.head')}</h2>
        <span className="meta">{say('evidence.piles', { deck: view.deck, used: view.discards })}</span>
      </div>
      {view.display.length === 0 && <p className="meta">{say('evidence.empty')}</p>}
      <ol className="evs">
        {view.display.map((each) => (
          <EvidenceCard key={each} view={view} card={each} pressed={each === card} onPress={onPress} />
        ))}
      </ol>
    </section>
  );
}

interface CardProps {
  readonly view: View;
  readonly card: Element;
  readonly pressed: boolean;
  readonly onPress: (card: Element) => void;
}

function EvidenceCard({ view, card, pressed, onPress }: CardProps) {
  const say = useSay();
  const kind = kindOfElement(card);
  const place = placeOf(view.board, card);
  const answer = view.marks.find((mark) => mark.seat === view.you && mark.element === card);
  const label = [
    kind === 'place'
      ? say('evidence.place', { element: named(card) })
      : say('evidence.tile', { kind, element: named(card), place: named(place) }),
    answer ? say('evidence.answered', { token: answer.kind }) : '',
  ];
  return (
    <li className={toneClass(place)}>
      <button
        type="button"
        className={`ev ev-${kind} ${answer ? 'answered' : ''}`}
        aria-pressed={pressed}
        aria-label={label.filter(Boolean).join(' ')}
        onClick={() => onPress(card)}
      >
        <CardFace element={card} line={kind === 'place' ? say('evidence.kind', { kind }) : say(place)}>
          {answer && <Token seat={answer.seat} kind={answer.kind} />}
        </CardFace>
      </button>
    </li>
  );
}
