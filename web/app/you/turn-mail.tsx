'use client';

import { Seg } from '@web/components/seg';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { change } from '@web/people/visitor';

/** Whether a mail says that it is the reader's turn. */
export function TurnMail({ wanted }: { readonly wanted: boolean }) {
  const { run, error } = useTask();
  return (
    <div className="field">
      <Seg<'yes' | 'no'>
        label={say('turnMail')}
        value={wanted ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: say('always') },
          { value: 'no', label: say('never') },
        ]}
        onChange={(value) => void run(() => change({ turnMail: value === 'yes' }))}
      />
      <Trouble error={error} />
    </div>
  );
}
