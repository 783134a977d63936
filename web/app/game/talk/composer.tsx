'use client';

import '@web/components/form.css';
import type { MessageRequest } from '@shared/api/talk';
import { isSeen } from '@shared/words/plain';
import { useKept } from '@web/drafts/use-kept';
import { clean } from '@web/words/clean';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { PHRASES, sayPhrase } from './phrases';
import { say } from './say';

interface Props {
  readonly id: string;
  readonly onSend: (message: MessageRequest) => void;
}

/** The longest message, in UTF-16 units. */
const LONGEST = 1000;

/** A field for what the reader wants to say, and buttons for what is said often. Enter sends where there is a keyboard for it. */
export function Composer({ id, onSend }: Props) {
  const [text, setText] = useKept(keyOf(id), '');
  const [field, help, count] = [useId(), useId(), useId()];
  const said = clean(text);
  const isEmpty = !isSeen(said);
  const isLong = said.length > LONGEST;

  const send = (): void => {
    if (isEmpty || isLong) return;
    onSend({ text: said });
    setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isByFinger()) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      <form className="composer" onSubmit={submit}>
        <label htmlFor={field} className="vh">
          {say('message')}
        </label>
        <textarea
          id={field}
          className="input"
          rows={2}
          value={text}
          aria-describedby={`${help} ${count}`}
          aria-invalid={isLong}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <button type="submit" className="btn" disabled={isEmpty || isLong}>
          {say('send')}
        </button>
        <p className="meta help" id={help}>
          {say('messageHelp')}
        </p>
        <p className={isLong ? 'meta num long' : 'meta num'} id={count}>
          {say('messageLength', { n: said.length, max: LONGEST })}
        </p>
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of fields */}
      <div className="phrases" role="group" aria-label={say('phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onSend({ phrase })}>
            <span>{sayPhrase(phrase)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** What the reader has typed at a table and not sent is kept under this key. */
export function keyOf(id: string): string {
  return `message/${id}`;
}

/** The keyboard of a touch screen has no second key for a new line. */
function isByFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
