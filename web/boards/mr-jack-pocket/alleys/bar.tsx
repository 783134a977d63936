import { split } from '@shared/games/mr-jack-pocket/sight';
import type { View } from '@shared/games/mr-jack-pocket/types';
import { Seg } from '@web/components/seg';
import { runOf } from '../panels/outlook';
import { type Line, line, Say, useSay } from '../speech';
import { type Shown, suspectsOn } from './shown';

/** The board as it is, or as it will be. */
export type Look = 'now' | 'after';

interface Props {
  readonly view: View;
  readonly shown: Shown;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** Whose turn it is, or, while something is prepared, which board is shown; and how many suspects are seen on it. */
export function Bar({ view, shown, look, onLook }: Props) {
  const say = useSay();
  const { now, board, action, after, jack } = shown;
  const seen = split(board).seen;
  const asides = [
    ...(after ? [say('tally.now', { seen: split(now).seen.length })] : []),
    ...(jack?.as === 'you' ? [say('tally.you', { sight: seen.includes(jack.on) ? 'seen' : 'dark' })] : []),
  ];
  return (
    <div className="bar">
      {action ? (
        <Seg
          label={say('show.label')}
          value={look}
          options={[
            { value: 'now', label: say('show.now') },
            { value: 'after', label: say('show.after') },
          ]}
          onChange={onLook}
        />
      ) : (
        <p className="turn">
          <Say line={turnLine(view)} />
        </p>
      )}
      <p className="tally" role="status">
        <span>
          <Say line={line('tally', { seen: seen.length, all: suspectsOn(board) })} />
        </span>{' '}
        {asides.length > 0 ? <span className="aside">{asides.join(' · ')}</span> : undefined}
      </p>
    </div>
  );
}

function turnLine(view: View): Line {
  if (view.picks === undefined) return line('turn.over');
  if (view.picks !== view.you) return line('turn.theirs', { who: { seat: view.seats[view.picks] } });
  const { place, all } = runOf(view);
  return line('turn.yours', { times: all - place + 1 });
}
