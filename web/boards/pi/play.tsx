'use client';

/** P.I. on the page: the city, the evidence, the viewer's turn, the players and what the viewer knows. */

import './play.css';
import type { View } from '@shared/games/pi/types';
import { useRef } from 'react';
import type { PlayProps } from '../board';
import { useLaidOut } from '../use-laid-out';
import { City } from './city/city';
import { mapOf } from './city/layout';
import { Clues } from './panels/clues';
import { Evidence } from './panels/evidence';
import { Held } from './panels/held';
import { Outcome } from './panels/outcome';
import { Players } from './panels/players';
import { Solutions } from './panels/solutions';
import { Speech, Words } from './speech';
import { Bar } from './turn/bar';
import { clear, type Desk, moment, prepared, pressCard, pressGuess, pressPlace, putBack, turnTo } from './turn/desk';
import { Look } from './turn/look';
import { offerOf } from './turn/offer';
import { stakesOf } from './turn/stakes';
import { Turn } from './turn/turn';
import { wordsOf } from './words';

export function Play({ view: given, choices, draftKey, names, log, send, sending }: PlayProps) {
  const view = given as View;
  const offer = offerOf(choices);
  const empty = clear(offer.acts[0] ?? 'investigate');
  const { draft: desk, lay, takeBack, clear: clearDesk } = useLaidOut<Desk>(draftKey, moment(view), empty, choices !== undefined);
  const change = (next: Desk): void => {
    // What is on its way is not changed any more.
    if (!sending) lay(next);
  };
  const action = prepared(desk, choices);
  const stakes = view.you === undefined ? undefined : stakesOf(view, view.you);
  // What is chosen or picked is told at length beside the city, beyond its end.
  const isLong = choices !== undefined && (desk.act === 'solve' || desk.looked !== undefined);
  const aside = useRef<HTMLDivElement>(null);
  // The bar goes, and with it the button that had the focus.
  const leaveBar = () => aside.current?.focus({ preventScroll: true });
  // What came of a turn is told on top of the page and lies on the city.
  const showWhatCame = () => {
    leaveBar();
    scrollTo({ top: 0 });
  };
  const stepBack = (step: () => void): void => {
    step();
    leaveBar();
  };

  return (
    <Speech value={names}>
      <Words value={wordsOf(view.edition)}>
        <div className="city pi" data-map={mapOf(view.edition)}>
          <main className={`play ${view.result ? 'over' : isLong ? 'long' : ''}`}>
            <City
              view={view}
              desk={desk}
              sent={action?.type === 'investigate' ? action.place : undefined}
              onPress={(place) => change(pressPlace(choices ? desk : { ...desk, act: 'investigate' }, place))}
            />
            {!view.result && (
              <Evidence
                view={view}
                card={desk.act === 'evidence' ? desk.card : undefined}
                onPress={(card) => change(pressCard(desk, view.board, card))}
              />
            )}
            <div className="col right" ref={aside} tabIndex={-1}>
              <Outcome view={view} />
              {choices && stakes ? (
                <Turn
                  view={view}
                  offer={offer}
                  desk={desk}
                  stakes={stakes}
                  onAct={(act) => change(turnTo(desk, view.board, act))}
                  onGuess={(kind, element) => change(pressGuess(desk, kind, element))}
                  onTakeBack={sending ? undefined : takeBack && (() => stepBack(takeBack))}
                />
              ) : (
                <Look view={view} desk={desk} />
              )}
            </div>
            <div className="col left">
              {!view.result && <Players view={view} />}
              {!view.result && <Held view={view} />}
              {view.result && <Solutions view={view} />}
              <Clues view={view} />
              {!view.result && <Solutions view={view} />}
            </div>
            <div className="col more">{log}</div>
          </main>
          {action && stakes && (
            <Bar
              view={view}
              action={action}
              stakes={stakes}
              sending={sending}
              onBack={() => {
                clearDesk(putBack(desk));
                leaveBar();
              }}
              onSend={() => void send(action).then((taken) => taken && showWhatCame())}
            />
          )}
        </div>
      </Words>
    </Speech>
  );
}
