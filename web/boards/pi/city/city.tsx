/** The map of fourteen postcards: worth and phase above it, the magnifier and the key in its free corners. */

import './city.css';
import type { Location, Place, View } from '@shared/games/pi/types';
import { Icon } from '@web/components/icon';
import { useEffect, useRef, useState } from 'react';
import { useRead, useSay } from '../speech';
import { kindOfElement, placeOf } from '../tiles';
import type { Desk } from '../turn/desk';
import { type Frame, frameOf } from '../turn/frame';
import { useFresh } from './fresh';
import { cardLines } from './labels';
import { Ladder } from './ladder';
import { gridArea, toneClass } from './layout';
import { type Laid, Postcard, pieceKey } from './postcard';
import { Rounds } from './rounds';

interface Props {
  readonly view: View;
  readonly desk: Desk;
  /** Where an investigator of the viewer's is prepared. */
  readonly sent: Place | undefined;
  readonly onPress: (place: Place) => void;
}

export function City({ view, desk, sent, onPress }: Props) {
  const say = useSay();
  const [street, setStreet] = useState(false);
  const pan = useRef<HTMLDivElement>(null);
  const fresh = useFresh([
    ...view.investigators.map((one) => pieceKey(one.seat, one.place)),
    ...view.marks.map((mark) => pieceKey(mark.seat, mark.element)),
  ]);
  useEffect(() => {
    if (street && pan.current) centre(pan.current, desk.looked);
  }, [street, desk.looked]);

  return (
    <section className="stage map" aria-label={say('map.name')}>
      <div className="bar">
        <p className="phase">
          <b>{say('map.game', { game: view.miniGame, games: view.miniGames ?? '' })}</b>
          <span>{say('map.phase', { phase: view.phase })}</span>
        </p>
        {view.rounds ? <Rounds view={view} rounds={view.rounds} /> : <Ladder values={view.values} step={view.step} />}
      </div>
      <button
        type="button"
        className="icon-btn zoom"
        aria-label={say(street ? 'map.smaller' : 'map.larger')}
        onClick={() => setStreet(!street)}
      >
        <Icon name={street ? 'x' : 'zoom'} />
      </button>
      <div className={street ? 'pan street' : 'pan'} ref={pan}>
        <ol className="bricks">
          {view.board.map((location) => (
            <Card
              key={location.place}
              view={view}
              location={location}
              frame={frameOf(desk, view.board, location)}
              pressed={desk.looked === location.place}
              laid={laidOn(location, view, desk, sent)}
              fresh={fresh}
              onPress={onPress}
            />
          ))}
          <li className="corner" style={{ gridArea: '5 / 1 / auto / span 2' }} aria-hidden="true">
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
    </section>
  );
}

interface CardProps {
  readonly view: View;
  readonly location: Location;
  readonly frame: Frame;
  readonly pressed: boolean;
  readonly laid: Laid;
  readonly fresh: ReadonlySet<string>;
  readonly onPress: (place: Place) => void;
}

function Card({ view, location, frame, pressed, laid, fresh, onPress }: CardProps) {
  const read = useRead();
  const { place } = location;
  return (
    <li className={`loc ${toneClass(place)} ${frameClass(frame)}`} style={{ gridArea: gridArea(place) }} data-place={place}>
      <button
        type="button"
        className="pc"
        aria-pressed={pressed}
        aria-label={read(cardLines(view, location, frame))}
        onClick={() => onPress(place)}
      >
        <Postcard view={view} location={location} fresh={fresh} {...laid} />
      </button>
    </li>
  );
}

export function frameClass({ card, asks }: Frame): string {
  return [card ?? '', ...asks.map((kind) => `ask-${kind}`)].join(' ');
}

/** What a preparation puts on a card before it is sent. */
export function laidOn({ place }: Location, view: View, { act, card }: Desk, sent: Place | undefined): Laid {
  const asked = act === 'evidence' && card !== undefined && placeOf(view.board, card) === place;
  return { ghost: sent === place ? view.you : undefined, question: asked ? kindOfElement(card) : undefined };
}

function centre(pan: HTMLElement, place: Place | undefined) {
  const card = pan.querySelector<HTMLElement>(`[data-place="${place ?? 'main-street'}"]`);
  if (!card) return;
  pan.scrollTo({
    left: card.offsetLeft - (pan.clientWidth - card.offsetWidth) / 2,
    top: card.offsetTop - (pan.clientHeight - card.offsetHeight) / 2,
  });
}
