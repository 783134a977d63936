import './round.css';
import { order, ROUNDS } from '@shared/games/mr-jack-pocket/round';
import type { Role, View } from '@shared/games/mr-jack-pocket/types';
import type { Names } from '@shared/words/say';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { useContext } from 'react';
import { line, Say, Speech, useSay } from '../speech';
import { isChase } from './outlook';
import { JacksSands } from './sands';

/** Where the game stands: who picks when, who took which round, how near Jack is to six. */
export function Round({ view }: { readonly view: View }) {
  const say = useSay();
  const even = view.round % 2 === 0;
  return (
    <Panel head={say('round', { round: view.round })} meta={say(even ? 'round.even' : 'round.odd')}>
      <Order view={view} />
      <RoundTokens view={view} />
      {isChase(view) ? (
        <p className="chase">
          <Say line={line('round.chase')} />
        </p>
      ) : undefined}
      <JacksSands view={view} />
    </Panel>
  );
}

function Order({ view }: { readonly view: View }) {
  const say = useSay();
  const names = useContext(Speech);
  const over = view.result !== undefined;
  return (
    <ol className="order" aria-label={say('round.order')}>
      {order(view.round).map((role, place) => {
        const state = place < view.taken ? 'done' : place === view.taken && !over ? 'now' : 'later';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four actions stay in their order
          <li key={place} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="check" /> : undefined}
            <span className="whose">{whose(view, role, names, say('round.you'))}</span>
            {state === 'done' ? <span className="vh">, {say('round.done')}</span> : undefined}
          </li>
        );
      })}
    </ol>
  );
}

function whose(view: View, role: Role, names: Names, you: string): string {
  return role === view.you ? you : names(view.seats[role]);
}

function RoundTokens({ view: { round, rounds, result } }: { readonly view: View }) {
  const say = useSay();
  return (
    <ol className="rounds" aria-label={say('round.tokens')}>
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((number) => {
        const taken = rounds[number - 1];
        const state = taken ? 'done' : number === round && result === undefined ? 'now' : 'later';
        const icon = taken === 'investigator' ? 'lens' : state === 'now' ? 'clock' : 'glass';
        return (
          <li key={number} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Icon name={icon} />
            <span aria-hidden="true">{number}</span>
            <span className="vh">
              {taken
                ? say(`round.token.${taken}`, { round: number })
                : say(`round.token.${state === 'now' ? 'now' : 'later'}`, { round: number })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
