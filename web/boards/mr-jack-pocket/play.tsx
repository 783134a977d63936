'use client';

import './play.css';
import { preview } from '@shared/games/mr-jack-pocket/preview';
import type { TokenId, View } from '@shared/games/mr-jack-pocket/types';
import { Panel } from '@web/components/panel';
import { useRef, useState } from 'react';
import type { PlayProps } from '../board';
import type { Look } from './alleys/bar';
import { isHiding } from './alleys/shown';
import { Stage } from './alleys/stage';
import { Nine } from './panels/nine';
import { Round } from './panels/round';
import { Secrets } from './panels/secret';
import { Tokens } from './panels/tokens';
import { Speech, useSay } from './speech';
import { choose, NOTHING } from './turn/draft';
import { Prepare } from './turn/prepare';
import { Send } from './turn/send';
import { Split } from './turn/split';
import { useDraft } from './turn/use-draft';

/** A game of Mr. Jack Pocket: the alleys, what is prepared on them, and all that lies beside them. */
export function Play({ names, ...rest }: PlayProps) {
  return (
    <Speech value={names}>
      <Table {...rest} />
    </Speech>
  );
}

function Table({ view: seen, choices, draftKey, log, send, sending }: Omit<PlayProps, 'names'>) {
  // The API's view is that of this title's rules.
  const view = seen as View;
  const say = useSay();
  const stage = useRef<HTMLElement>(null);
  const [look, setLook] = useState<Look>('after');
  const held = useDraft(draftKey, view, choices);
  const preparing = {
    ...held,
    change: (draft: typeof held.draft) => {
      // What is on its way is not changed any more.
      if (sending) return;
      held.change(draft);
      setLook('after');
    },
  };
  const { actions, draft, action, change, takeBack, putBack } = preparing;
  const toAct = actions.length > 0;
  const after = action && preview(view, action);
  const split = <Split now={view} after={after} identity={isHiding(view) ? view.secret?.identity : undefined} />;

  /** The bar goes with what was in it, and the keyboard's place with the bar: back to the board. */
  function leaveBar(): void {
    stage.current?.focus({ preventScroll: true });
  }

  function stepBack(takeBack: () => void): void {
    takeBack();
    leaveBar();
  }

  function press(token: TokenId): void {
    change(token === draft.token ? NOTHING : choose(token));
    const board = stage.current;
    if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView();
  }

  return (
    <>
      <main className={`play jack-pocket ${toAct ? 'to-act' : view.result ? 'still over' : 'still'}`}>
        <Stage view={view} preparing={preparing} look={look} onLook={setLook} ref={stage} />
        <div className="col right">
          <Tokens view={view} offered={actions.map(({ token }) => token)} chosen={draft.token} onChoose={press} />
          {toAct ? (
            <Prepare
              view={view}
              actions={actions}
              draft={draft}
              onDraft={change}
              onTakeBack={sending ? undefined : takeBack && (() => stepBack(takeBack))}
            >
              {split}
            </Prepare>
          ) : (
            view.result === undefined && <Panel head={say('split.now')}>{split}</Panel>
          )}
        </div>
        <div className="col left">
          <Secrets view={view} />
          <Round view={view} />
          <Nine view={view} />
        </div>
        <div className="col more">{log}</div>
      </main>
      {view.you && action ? (
        <Send
          view={view}
          you={view.you}
          action={action}
          sending={sending}
          onBack={() => {
            putBack();
            leaveBar();
          }}
          onSend={() => void send(action).then((taken) => taken && leaveBar())}
        />
      ) : undefined}
    </>
  );
}
