'use client';

import { endVacation } from '@web/api/people';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { adopt } from '@web/people/visitor';
import { say } from '../say';

interface Props {
  readonly stage: 'none' | 'planned' | 'on';
  /** The days are to be chosen. */
  readonly onChange: () => void;
  readonly onDone: () => void;
}

const CHANGES = { none: 'takeVacation', planned: 'changeDays', on: 'changeLast' } as const;

/** What may be done about a vacation: take one, change it, take it back, end it. */
export function Ways({ stage, onChange, onDone }: Props) {
  const { run, busy, error } = useTask();
  const end = async (): Promise<void> => {
    if (await run(async () => adopt(await endVacation()))) onDone();
  };
  return (
    <>
      <Trouble error={error} />
      <div className="acts">
        <button type="button" className="btn" disabled={busy} onClick={onChange}>
          {say(CHANGES[stage])}
        </button>
        {stage === 'planned' && (
          <button type="button" className="btn" disabled={busy} onClick={() => void end()}>
            {say('takeBack')}
          </button>
        )}
        {stage === 'on' && (
          <TwoStep
            label={say('end')}
            warning={say('endMeans')}
            confirm={say('endIt')}
            back={say('stayAway')}
            calm
            disabled={busy}
            onConfirm={() => void end()}
          />
        )}
      </div>
    </>
  );
}
