/** An evidence card to be taken: what each answer would mean. */

import { evidenceAsks } from '@shared/games/pi/asks';
import type { Element, View } from '@shared/games/pi/types';
import { Icon } from '@web/components/icon';
import { Token } from '../city/pieces';
import { listed, named, Say, useSay } from '../speech';
import { kindOfElement } from '../tiles';
import type { Desk } from './desk';
import { Head } from './head';
import { Large } from './large';
import type { Stakes } from './stakes';

interface Props {
  readonly view: View;
  readonly desk: Desk;
  readonly stakes: Stakes;
}

export function Ask({ view, desk, stakes }: Props) {
  const say = useSay();
  const { card } = desk;
  if (view.you === undefined || !card) {
    return (
      <>
        <Head>{say('ask.what')}</Head>
        <p className="meta">{say('ask.how')}</p>
        <Large view={view} desk={desk} />
      </>
    );
  }
  const answer = view.marks.find((mark) => mark.seat === view.you && mark.element === card);
  return (
    <>
      <Head meta={say('evidence.kind', { kind: kindOfElement(card) })}>{say('ask.about', { element: named(card) })}</Head>
      <Large view={view} desk={desk} />
      {answer ? (
        <p className="why">{say('ask.answered', { token: answer.kind, element: named(card) })}</p>
      ) : (
        <Answers view={view} you={view.you} card={card} />
      )}
      <p className="meta hint">{<Say {...stakes.outlook} />}</p>
    </>
  );
}

function Answers({ view, you, card }: { readonly view: View; readonly you: number; readonly card: Element }) {
  const say = useSay();
  const question = evidenceAsks(view.board, card);
  if (!question) return undefined;
  const { place, near } = question;
  const parts = { element: named(card), kind: kindOfElement(card) };
  const standsThere = view.investigators.some((one) => one.seat === you && one.place === place && one.discs + one.cubes > 0);
  return (
    <ul className="asks">
      <li>
        <Token seat={you} kind="disc" />
        <span>
          <Say code="ask.disc" parts={{ ...parts, at: place === card ? 'none' : named(place) }} />
        </span>
      </li>
      {near.length > 0 && (
        <li>
          <Token seat={you} kind="cube" />
          <span>
            <Say code="ask.cube" parts={{ ...parts, count: near.length, near: listed(near) }} />
          </span>
        </li>
      )}
      <li>
        <i className="tk nil">×</i>
        <span>
          <Say code="ask.nothing" />
        </span>
      </li>
      {standsThere && (
        <li>
          <Icon name="inv" />
          <span>{say('ask.moves')}</span>
        </li>
      )}
    </ul>
  );
}
