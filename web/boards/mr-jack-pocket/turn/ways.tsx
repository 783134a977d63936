import { clockwise, turned } from '@shared/games/mr-jack-pocket/board';
import type { Action, Detectives, Side } from '@shared/games/mr-jack-pocket/types';
import { Icon, type IconName } from '@web/components/icon';
import type { ReactNode } from 'react';
import { Portrait } from '../art';
import { useSay } from '../speech';
import { type Draft, fitting, reset } from './draft';

/** What every choice among details needs: what is on offer, and what is chosen of it. */
interface Props {
  readonly actions: readonly Action[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** How far a detective goes. */
export function Steps({ actions, draft, onDraft, from }: Props & { readonly from: number }) {
  const say = useSay();
  const offered = fitting(actions, reset(draft)).flatMap((action) => ('steps' in action ? [action.steps] : []));
  return (
    <Ways label={say('prepare.move.label')}>
      {offered.map((steps) => (
        <Way key={steps} pressed={draft.steps === steps} onPress={() => onDraft({ ...reset(draft), steps })}>
          <span>
            {say('prepare.move.steps', { steps })}
            <small>{say('prepare.to', { position: clockwise(from, steps) })}</small>
          </span>
        </Way>
      ))}
    </Ways>
  );
}

/** Which detective the joker moves. */
export function Movers({ actions, draft, onDraft, detectives }: Props & { readonly detectives: Detectives }) {
  const say = useSay();
  const offered = fitting(actions, reset(draft)).flatMap((action) => (action.type === 'joker' ? [action.detective] : []));
  return (
    <Ways label={say('prepare.joker.label')}>
      {offered.map((detective) => (
        <Way key={detective} pressed={draft.detective === detective} onPress={() => onDraft({ ...reset(draft), detective })}>
          {detective === 'nobody' ? undefined : <Portrait of={detective} />}
          <span>
            {detective === 'nobody' ? say('prepare.joker.nobody') : say(detective)}
            <small>
              {detective === 'nobody'
                ? say('prepare.joker.stay')
                : say('prepare.to', { position: clockwise(detectives[detective], 1) })}
            </small>
          </span>
        </Way>
      ))}
    </Ways>
  );
}

/** To the left, half round, to the right: in the order in which they would be done by hand. */
const SIGNS: readonly { readonly degrees: 90 | 180 | 270; readonly icon: IconName }[] = [
  { degrees: 270, icon: 'left' },
  { degrees: 180, icon: 'half' },
  { degrees: 90, icon: 'right' },
];

/** Where the wall goes; of the open crossroads, which has none, which way it is turned. */
export function Turns({ actions, draft, onDraft, wall }: Props & { readonly wall: Side | undefined }) {
  const say = useSay();
  const offered = fitting(actions, { ...reset(draft), tiles: draft.tiles }).flatMap((action) =>
    action.type === 'rotation' ? [action.degrees] : [],
  );
  return (
    <Ways label={say(wall ? 'prepare.turn.label' : 'prepare.turn.way')}>
      {SIGNS.filter(({ degrees }) => offered.includes(degrees)).map(({ degrees, icon }) => (
        <Way
          key={degrees}
          pressed={draft.degrees === degrees}
          onPress={() => onDraft({ ...reset(draft), tiles: draft.tiles, degrees })}
        >
          <Icon name={icon} />
          {wall ? say(turned(wall, degrees)) : say(`prepare.turn.way.${degrees}`)}
        </Way>
      ))}
    </Ways>
  );
}

function Ways({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="ways" role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface WayProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Way({ pressed, onPress, children }: WayProps) {
  return (
    <button type="button" className="btn" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
