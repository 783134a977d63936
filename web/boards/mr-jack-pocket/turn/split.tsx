import './split.css';
import type { Board } from '@shared/games/mr-jack-pocket/board';
import { split } from '@shared/games/mr-jack-pocket/sight';
import type { Character } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';
import { Portrait } from '../art';
import { line, Say, useSay } from '../speech';

interface Props {
  readonly now: Board;
  /** The board after what is prepared. */
  readonly after: Board | undefined;
  /** Who Jack is, to Jack himself: then the answer is known, and whom it would clear. */
  readonly identity: Character | undefined;
}

/** The suspects in the light and in the dark, and who would be cleared by either answer. */
export function Split({ now, after, identity }: Props) {
  const say = useSay();
  const before = split(now);
  const { seen, dark } = split(after ?? now);
  const when = after ? 'after' : 'now';
  const found = identity && seen.includes(identity);
  const fate = (group: 'seen' | 'dark'): string => {
    if (found === undefined) return say(group === 'seen' ? 'split.if-hidden' : 'split.if-seen');
    return say(found === (group === 'dark') ? 'split.cleared' : 'split.stay');
  };
  return (
    <>
      <dl className="split">
        <div>
          <dt>
            <Icon name="eye" />
            {say('split.seen', { when, count: seen.length })} <span className="then">{fate('seen')}</span>
          </dt>
          <Mugs of={seen} lit fresh={(one) => !before.seen.includes(one)} identity={identity} />
        </div>
        <div>
          <dt>
            <Icon name="eye-off" />
            {say('split.dark', { count: dark.length })} <span className="then">{fate('dark')}</span>
          </dt>
          <Mugs of={dark} lit={false} fresh={(one) => !before.dark.includes(one)} identity={identity} />
        </div>
      </dl>
      {found === undefined ? undefined : (
        <p className="advice">
          <Say line={line('split.answer', { when, sight: found ? 'seen' : 'hidden' })} />
        </p>
      )}
    </>
  );
}

interface MugsProps {
  readonly of: readonly Character[];
  readonly lit: boolean;
  readonly fresh: (character: Character) => boolean;
  readonly identity: Character | undefined;
}

function Mugs({ of, lit, fresh, identity }: MugsProps) {
  const say = useSay();
  if (of.length === 0) return <dd className="meta">{say('split.nobody')}</dd>;
  return (
    <dd className="chips">
      {of.map((character) => (
        <span key={character} className={lit ? 'mug lit' : 'mug'}>
          <Portrait of={character} />
          {say(character)}
          {character === identity ? <small className="own"> {say('split.you')}</small> : undefined}
          {fresh(character) ? <small className="new"> {say('split.new')}</small> : undefined}
        </span>
      ))}
    </dd>
  );
}
