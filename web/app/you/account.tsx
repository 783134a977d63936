'use client';

import type { Me } from '@shared/api/people';
import { Icon } from '@web/components/icon';
import { NameField } from '@web/components/name-field';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { say } from '@web/people/say';
import { browserZone, change } from '@web/people/visitor';
import { type FormEvent, useId, useState } from 'react';

/** Name and time zone. */
export function Account({ me }: { readonly me: Me }) {
  const id = useId();
  const [name, setName] = useState(me.name);
  const [zone, setZone] = useState(me.timeZone);
  const [state, setState] = useState<'asked' | 'saving' | 'saved'>('asked');
  const [error, setError] = useState<unknown>();

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('saving');
    setError(undefined);
    try {
      await change({ name: name.trim(), timeZone: zone });
      setState('saved');
    } catch (failure) {
      setError(failure);
      setState('asked');
    }
  };

  return (
    <Panel head={say('nameAndTime')}>
      <form className="form" onSubmit={(event) => void save(event)}>
        <NameField value={name} onChange={setName} />
        <div className="field">
          <label htmlFor={id}>{say('timeZone')}</label>
          <span className="select">
            <select id={id} className="input" value={zone} onChange={(event) => setZone(event.target.value)}>
              {zones(me.timeZone).map((each) => (
                <option key={each} value={each}>
                  {each.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
            <Icon name="next" />
          </span>
        </div>
        <Trouble error={error} />
        <p className="acts">
          <button type="submit" className="btn" disabled={state === 'saving'}>
            {say('save')}
          </button>
          <span role="status" className="meta">
            {state === 'saved' && say('saved')}
          </span>
        </p>
      </form>
    </Panel>
  );
}

/** Every zone the browser knows, with the one in use and the browser's own among them. */
function zones(now: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), browserZone(), now])].toSorted();
}
