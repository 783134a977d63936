'use client';

import { REMINDERS, type Reminder as When } from '@shared/pace/reminder';
import { Icon } from '@web/components/icon';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { change } from '@web/people/visitor';
import { useId } from 'react';
import { say } from './say';

/** With how much of its time left the reader is reminded of a turn. */
export function Reminder({ chosen }: { readonly chosen: When }) {
  const id = useId();
  const { run, error } = useTask();
  return (
    <div className="field">
      <label htmlFor={id}>{say('remindMe')}</label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={chosen}
          onChange={({ target }) => {
            const reminder = REMINDERS.find((each) => each === target.value) ?? 'usual';
            void run(() => change({ reminder }));
          }}
        >
          {REMINDERS.map((each) => (
            <option key={each} value={each}>
              {say(`remind.${each}`)}
            </option>
          ))}
        </select>
        <Icon name="next" />
      </span>
      <p className="meta">{say(chosen === 'usual' ? 'usualMeans' : 'remindMeans')}</p>
      <Trouble error={error} />
    </div>
  );
}
