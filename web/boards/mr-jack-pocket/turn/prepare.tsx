import './prepare.css';
import { tileOf, wallOf } from '@shared/games/mr-jack-pocket/board';
import type { Action, Face, View } from '@shared/games/mr-jack-pocket/types';
import { Panel } from '@web/components/panel';
import { TakeBack } from '@web/components/take-back';
import type { ReactNode } from 'react';
import { type Line, line, list, Say, term, useSay } from '../speech';
import type { Draft } from './draft';
import { Movers, Steps, Turns } from './ways';

interface Props {
  readonly view: View;
  readonly actions: readonly Action[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Undefined: nothing to take back. */
  readonly onTakeBack: (() => void) | undefined;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** What is being prepared: the details that the chosen token still needs. */
export function Prepare(props: Props) {
  const { view, draft, onTakeBack, children } = props;
  const face = view.tokens.find((token) => token.id === draft.token)?.face;
  const say = useSay();
  const { head, meta, body } = details(props, face);
  return (
    <Panel className={face ? 'prepare' : 'prepare open'} head={<Say line={head} />} meta={meta && say(meta.code, meta.parts)}>
      {body}
      {children}
      {onTakeBack && <TakeBack onPress={onTakeBack} />}
    </Panel>
  );
}

interface Details {
  readonly head: Line;
  readonly meta?: Line;
  readonly body: ReactNode;
}

function details(props: Props, face: Face | undefined): Details {
  switch (face) {
    case undefined:
      return { head: line('prepare.token'), body: <Hint line={line('prepare.token.hint')} /> };
    case 'alibi':
      return alibi(props);
    case 'joker':
      return { head: line('prepare.joker'), body: <Movers {...props} detectives={props.view.detectives} /> };
    case 'rotation':
      return rotation(props);
    case 'exchange':
      return { head: line('prepare.exchange'), body: <Hint line={exchangeHint(props.draft)} /> };
    case 'holmes':
    case 'watson':
    case 'toby':
      return {
        head: line('prepare.move', { detective: term(face) }),
        meta: line('prepare.move.meta', { position: props.view.detectives[face] }),
        body: <Steps {...props} from={props.view.detectives[face]} />,
      };
  }
}

function alibi({ view }: Props): Details {
  return {
    head: line('prepare.alibi'),
    meta: line('prepare.alibi.meta', { cards: view.deckSize }),
    body: <Hint line={line(`prepare.alibi.${view.you ?? 'investigator'}`)} />,
  };
}

function rotation(props: Props): Details {
  const { view, draft } = props;
  const [character] = draft.tiles;
  if (character === undefined) {
    const spent = view.turned.length > 0;
    const hint = spent ? line('prepare.rotation.spent', { spent: list(view.turned) }) : line('prepare.rotation.hint');
    return { head: line('prepare.rotation'), body: <Hint line={hint} /> };
  }
  const wall = wallOf(tileOf(view.tiles, character));
  return {
    head: line('prepare.turn', { name: term(character) }),
    meta: wall ? line('prepare.turn.wall', { wall: term(wall) }) : line('prepare.turn.open'),
    body: (
      <>
        <Turns {...props} wall={wall} />
        {wall ? undefined : <Hint line={line('prepare.turn.nothing')} />}
      </>
    ),
  };
}

function exchangeHint({ tiles: [first, second] }: Draft): Line {
  if (first === undefined) return line('prepare.exchange.hint');
  if (second === undefined) return line('prepare.exchange.second', { name: term(first) });
  return line('prepare.exchange.two', { first: term(first), second: term(second) });
}

function Hint({ line: sentence }: { readonly line: Line }) {
  return (
    <p className="advice">
      <Say line={sentence} />
    </p>
  );
}
