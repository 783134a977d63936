'use client';

/** The parts of the real board that the rules show. Nothing in them answers a press. */

import '../alleys/alleys.css';
import './pictures.css';
import type { Board } from '@shared/games/mr-jack-pocket/board';
import { preview } from '@shared/games/mr-jack-pocket/preview';
import type { Action, View } from '@shared/games/mr-jack-pocket/types';
import { words as ownWords } from '@shared/games/mr-jack-pocket/words';
import { Panel } from '@web/components/panel';
import type { ReactNode } from 'react';
import { Alleys } from '../alleys/alleys';
import { Key } from '../alleys/key';
import { Nine } from '../panels/nine';
import { Round } from '../panels/round';
import { Tokens } from '../panels/tokens';
import { Speech, useSay } from '../speech';
import { moverOf } from '../turn/draft';
import { Split } from '../turn/split';

interface QuarterProps {
  readonly board: Board;
  /** Drawn as it would be after this. */
  readonly action?: Action;
  /** With what its lines mean. */
  readonly keyed?: true;
}

/** The nine alleys and the light that falls on them. */
export function QuarterPicture({ board, action, keyed }: QuarterProps) {
  const shown = {
    now: board,
    board: action ? preview(board, action) : board,
    after: action !== undefined,
    action,
    turned: [],
    chosen: [],
    choosable: [],
    marks: new Map(),
    mover: action && moverOf(action),
    jack: undefined,
  };
  return (
    <div className="alleys">
      <Alleys shown={shown}>{undefined}</Alleys>
      {keyed && (
        <div className="foot">
          <Key />
        </div>
      )}
    </div>
  );
}

/** What everybody's card is worth. */
export function NinePicture({ view }: { readonly view: View }) {
  return (
    <Beside view={view}>
      <Nine view={view} />
    </Beside>
  );
}

export function TokensPicture({ view }: { readonly view: View }) {
  return (
    <Beside view={view}>
      <Tokens view={view} offered={[]} chosen={undefined} onChoose={() => undefined} />
    </Beside>
  );
}

export function RoundPicture({ view }: { readonly view: View }) {
  return (
    <Beside view={view}>
      <Round view={view} />
    </Beside>
  );
}

export function SplitPicture({ board }: { readonly board: Board }) {
  const say = useSay();
  return (
    <div className="jack-pocket">
      <Panel head={say('split.now')}>
        <Split now={board} after={undefined} identity={undefined} />
      </Panel>
    </div>
  );
}

/** Panels as they lie beside the board, with the players called by their roles. */
function Beside({ view: { seats }, children }: { readonly view: View; readonly children: ReactNode }) {
  return (
    <Speech value={(seat) => (seat === seats.jack ? ownWords.jack : ownWords.investigator) ?? ''}>
      <div className="jack-pocket">{children}</div>
    </Speech>
  );
}
