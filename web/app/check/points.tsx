import type { Flaw, Verdict } from '@shared/record/verify';
import { Icon, type IconName } from '@web/components/icon';
import { type Code, say } from '@web/records/say';

type Outcome = 'good' | 'bad' | 'none';

const SIGNS: Readonly<Record<Outcome, IconName>> = { good: 'check', bad: 'x', none: 'more' };

const DRAWS: readonly Flaw['what'][] = ['draw', 'draw-missing', 'draw-unasked'];
const MOVES: readonly Flaw['what'][] = ['action', 'event', 'result'];
const KEPT: readonly Flaw['what'][] = ['kept-commitment', 'kept-contribution'];

interface Props {
  readonly verdict: Verdict;
  readonly kept: boolean;
  readonly isVoid: boolean;
}

/** The four things that were checked, one after the other. */
export function Points({ verdict: { draws, flaws }, kept, isVoid }: Props) {
  const count = (kinds: readonly Flaw['what'][]): number => flaws.filter(({ what }) => kinds.includes(what)).length;
  const bad = count(DRAWS);
  const isKept = kept && count(['kept-commitment']) === 0;
  const isCutShort = flaws.some(({ what }) => what === 'action');
  return (
    <ul className="points">
      <Point head="point.promise" outcome={count(['commitment']) === 0 ? 'good' : 'bad'}>
        {say(count(['commitment']) > 0 ? 'point.promise.bad' : isKept ? 'point.promise.good' : 'point.promise.alone')}
      </Point>
      <Point head="point.kept" outcome={kept ? (count(KEPT) === 0 ? 'good' : 'bad') : 'none'}>
        {say(kept ? (count(KEPT) === 0 ? 'point.kept.good' : 'point.kept.bad') : 'point.kept.none')}
      </Point>
      <Point head="point.draws" outcome={bad === 0 ? 'good' : 'bad'}>
        {bad > 0
          ? say('point.draws.bad', { n: bad })
          : say(isCutShort ? 'point.draws.so-far' : 'point.draws.good', { n: draws.length })}
      </Point>
      <Point head="point.moves" outcome={count(MOVES) === 0 ? 'good' : 'bad'}>
        {say(count(MOVES) > 0 ? 'point.moves.bad' : isVoid ? 'point.moves.void' : 'point.moves.good')}
      </Point>
    </ul>
  );
}

interface PointProps {
  readonly head: Code;
  readonly outcome: Outcome;
  readonly children: string;
}

function Point({ head, outcome, children }: PointProps) {
  return (
    <li className={outcome}>
      <Icon name={SIGNS[outcome]} />
      <p>
        <b>{say(head)}</b> {children}
      </p>
    </li>
  );
}
