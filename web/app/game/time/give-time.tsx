import { TwoStep } from '@web/components/two-step';
import { lengthOf } from '@web/pace/words';
import { say } from './say';

interface Props {
  /** What a turn may take, in milliseconds. */
  readonly time: number | undefined;
  /** Whose turn it is. */
  readonly name: string;
  readonly busy: boolean;
  readonly onGive: () => void;
}

/** To who waits: more time for the one to move. */
export function GiveTime({ time, name, busy, onGive }: Props) {
  if (time === undefined) return undefined;
  const length = lengthOf(time);
  return (
    <div className="act">
      <TwoStep
        label={say('giveTime', { name })}
        warning={say('giveTimeMeans', { name, length })}
        confirm={say('give', { length })}
        back={say('notNow')}
        calm
        disabled={busy}
        onConfirm={onGive}
      />
    </div>
  );
}
