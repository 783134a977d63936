/** An investigator to be sent: where to, what it will tell, and its price. */

import { neighbours } from '@shared/games/pi/board';
import type { View } from '@shared/games/pi/types';
import { Icon } from '@web/components/icon';
import { Token } from '../city/pieces';
import { handOf } from '../own';
import { listed, named, Say, useSay } from '../speech';
import { KINDS } from '../tiles';
import type { Desk } from './desk';
import { Head } from './head';
import { Large } from './large';
import type { Offer } from './offer';
import type { Stakes } from './stakes';

interface Props {
  readonly view: View;
  readonly desk: Desk;
  readonly offer: Offer;
  readonly stakes: Stakes;
}

export function Send({ view, desk, offer, stakes }: Props) {
  const say = useSay();
  const { you } = view;
  const location = view.board.find(({ place }) => place === desk.place);
  if (you === undefined || !location) {
    return (
      <>
        <Head>{say('send.where')}</Head>
        <p className="meta">{say('send.how')}</p>
      </>
    );
  }
  const { place } = location;
  const near = neighbours(place).length;
  const left = handOf(view);
  return (
    <>
      <Head meta={say('send.near', { count: near })}>{say('send.to', { place: named(place) })}</Head>
      <Large view={view} desk={desk} sent={offer.places.includes(place) ? place : undefined} />
      {offer.places.includes(place) ? (
        <ul className="asks">
          <li>
            <Token seat={you} kind="disc" />
            <span>
              <Say code="send.discs" parts={{ elements: listed(KINDS.flatMap((kind) => location[kind] ?? [])) }} />
            </span>
          </li>
          <li>
            <Token seat={you} kind="cube" />
            <span>
              <Say code="send.cubes" parts={{ count: near }} />
            </span>
          </li>
          <li>
            <Icon name="inv" />
            <span>
              <Say code="send.price" parts={{ left, after: left - 1 }} />
            </span>
          </li>
        </ul>
      ) : (
        <p className="why">{say('send.taken', { place: named(place) })}</p>
      )}
      <p className="meta hint">{<Say {...stakes.outlook} />}</p>
    </>
  );
}
