'use client';

import { NameField } from '@web/components/name-field';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { browserZone, change } from '@web/people/visitor';
import { type FormEvent, useState } from 'react';

/** What somebody new is to be called. The zone of their browser is theirs until they say otherwise. */
export function NewName({ onNamed }: { readonly onNamed: () => void }) {
  const [name, setName] = useState('');
  const { run, busy, error } = useTask();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => change({ name: name.trim(), timeZone: browserZone() }))) onNamed();
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <NameField value={name} onChange={setName} />
      <Trouble error={error} />
      <p className="acts">
        <button type="submit" className="btn go" disabled={busy}>
          {say('goOn')}
        </button>
      </p>
    </form>
  );
}
