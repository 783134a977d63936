'use client';

import './take-back.css';
import { say } from '@web/words/say';
import { useEffect, useEffectEvent } from 'react';

interface Props {
  readonly onPress: () => void;
}

/** Where Escape means something else. */
const FIELD = 'textarea, select, input:not([type="radio"])';

/** Takes the last step back of what is prepared and not sent; so does the Escape key. */
export function TakeBack({ onPress }: Props) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(FIELD) !== null) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <button type="button" className="btn take-back" aria-keyshortcuts="Escape" onClick={onPress}>
      {say('stepBack')}
    </button>
  );
}
