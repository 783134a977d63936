'use client';

/** The parts of the real board that the rules show. Nothing in them answers a press. */

import './pictures.css';
import '../city/city.css';
import '../panels/evidence.css';
import type { Case, EditionId, Element, Place, View } from '@shared/games/pi/types';
import type { ReactNode } from 'react';
import { frameClass, laidOn } from '../city/city';
import { Ladder } from '../city/ladder';
import { gridArea, toneClass } from '../city/layout';
import { Postcard } from '../city/postcard';
import { CardFace } from '../panels/card';
import { Fan } from '../panels/case';
import { Speech, useSay, Words } from '../speech';
import { kindOfElement, placeOf } from '../tiles';
import { clear, type Desk } from '../turn/desk';
import { frameOf } from '../turn/frame';
import { wordsOf } from '../words';
import { PLAYERS } from './players';

/** What is framed: a place and what is next door, or what a card asks about. */
export type Framed = { readonly place: Place } | { readonly card: Element };

interface CityProps {
  readonly view: View;
  readonly framed?: Framed;
}

export function CityPicture({ view, framed }: CityProps) {
  return (
    <Table edition={view.edition}>
      <Bricks view={view} desk={deskOf(framed)} />
    </Table>
  );
}

function deskOf(framed: Framed | undefined): Desk {
  if (framed === undefined) return clear('investigate');
  return 'card' in framed ? { ...clear('evidence'), card: framed.card } : { ...clear('investigate'), looked: framed.place };
}

function Bricks({ view, desk }: { readonly view: View; readonly desk: Desk }) {
  const say = useSay();
  return (
    <div className="map">
      <ol className="bricks">
        {view.board.map((location) => (
          <li
            key={location.place}
            className={`loc ${toneClass(location.place)} ${frameClass(frameOf(desk, view.board, location))}`}
            style={{ gridArea: gridArea(location.place) }}
          >
            <div className="pc">
              <Postcard view={view} location={location} {...laidOn(location, view, desk, undefined)} />
            </div>
          </li>
        ))}
        <li className="corner" style={{ gridArea: '5 / 1 / auto / span 2' }}>
          <span>
            <i className="tk disc" />
            {say('map.here')}
          </span>
          <span>
            <i className="tk cube" />
            {say('map.near')}
          </span>
        </li>
      </ol>
    </div>
  );
}

/** Evidence cards side by side. */
export function CardsPicture({ view, cards }: { readonly view: View; readonly cards: readonly Element[] }) {
  return (
    <Table edition={view.edition}>
      <ul className="rules-cards">
        {cards.map((card) => (
          <li key={card} className={`ev ev-${kindOfElement(card)} ${toneClass(placeOf(view.board, card))}`}>
            <Face view={view} card={card} />
          </li>
        ))}
      </ul>
    </Table>
  );
}

function Face({ view, card }: { readonly view: View; readonly card: Element }) {
  const say = useSay();
  const kind = kindOfElement(card);
  return <CardFace element={card} line={kind === 'place' ? say('evidence.kind', { kind }) : say(placeOf(view.board, card))} />;
}

/** The three cards of a case. */
export function CasePicture({ edition, cards }: { readonly edition: EditionId; readonly cards: Case }) {
  return (
    <Table edition={edition}>
      <Fan cards={cards} />
    </Table>
  );
}

export function LadderPicture({ view }: { readonly view: View }) {
  return (
    <Table edition={view.edition}>
      <Ladder values={view.values} step={view.step} />
    </Table>
  );
}

/** Duel is drawn by night. */
function Table({ edition, children }: { readonly edition: EditionId; readonly children: ReactNode }) {
  return (
    <Words value={wordsOf(edition)}>
      <Speech value={(seat) => PLAYERS[seat] ?? ''}>
        <div className="city" data-map={edition === 'duel' ? 'night' : undefined}>
          {children}
        </div>
      </Speech>
    </Words>
  );
}
