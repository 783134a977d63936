/** The solve picker: a row of photographs, one of postcards, one of stamps. */

import './solve.css';
import type { Element, View } from '@shared/games/pi/types';
import { Icon } from '@web/components/icon';
import { useId } from 'react';
import { toneClass } from '../city/layout';
import { ownPlayer } from '../own';
import { CardFace } from '../panels/card';
import { Say, useSay } from '../speech';
import { KINDS, type Kind, placeOf } from '../tiles';
import type { Desk } from './desk';
import { Head } from './head';
import { knownOf, rulesOut } from './known';
import { Large } from './large';
import type { Offer } from './offer';
import type { Stakes } from './stakes';

interface Props {
  readonly view: View;
  readonly desk: Desk;
  readonly offer: Offer['guess'];
  readonly stakes: Stakes;
  readonly onGuess: (kind: Kind, element: Element) => void;
}

export function Solve({ view, desk, offer, stakes, onGuess }: Props) {
  const say = useSay();
  return (
    <>
      <Head meta={say('solve.pick')}>{say('solve.what')}</Head>
      {KINDS.map((kind) => (
        <Row
          key={kind}
          view={view}
          kind={kind}
          elements={offer[kind]}
          picked={desk.guess[kind]}
          onPick={(element) => onGuess(kind, element)}
        />
      ))}
      <Large view={view} desk={desk} />
      <ul className="asks">
        <li>
          <Icon name="check" />
          <span>
            <Say {...stakes.right} />
          </span>
        </li>
        <li>
          <Icon name="x" />
          <span>
            <Say {...stakes.wrong} />
          </span>
        </li>
      </ul>
      <p className="meta hint">{namedBefore(view, desk) ? <Say code="solve.again" /> : <Say {...stakes.hint} />}</p>
    </>
  );
}

/** Whether the guess laid out is the viewer's last, which was wrong. */
function namedBefore(view: View, { guess }: Desk): boolean {
  const last = ownPlayer(view)?.lastGuess;
  return last !== undefined && KINDS.every((kind) => guess[kind] === last[kind]);
}

interface RowProps {
  readonly view: View;
  readonly kind: Kind;
  readonly elements: readonly Element[];
  readonly picked: Element | undefined;
  readonly onPick: (element: Element) => void;
}

function Row({ view, kind, elements, picked, onPick }: RowProps) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className="pick">
      <legend>
        <b>{say(`solve.${kind}`)}</b>
        {picked && <span>{say(picked)}</span>}
      </legend>
      <div className="evs">
        {elements.map((element) => (
          <Pick key={element} view={view} name={id} kind={kind} element={element} picked={element === picked} onPick={onPick} />
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps {
  readonly view: View;
  readonly name: string;
  readonly kind: Kind;
  readonly element: Element;
  readonly picked: boolean;
  readonly onPick: (element: Element) => void;
}

function Pick({ view, name, kind, element, picked, onPick }: PickProps) {
  const say = useSay();
  const known = knownOf(view, element);
  return (
    <label className={toneClass(placeOf(view.board, element))}>
      <input type="radio" name={name} checked={picked} onChange={() => onPick(element)} />
      <span className={`ev ev-${kind} ${rulesOut(known) ? 'ruled' : ''}`}>
        <CardFace element={element} line={known ? say(`solve.${known}`) : ''} />
      </span>
    </label>
  );
}
