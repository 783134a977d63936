import { art } from './art';

/** A lamp, a man in a cape, a dog: the alley by night. Its frame gives the size. */
export function Scene() {
  return (
    <svg aria-hidden="true" focusable="false">
      <use href={art('scene')} width="100%" height="100%" />
    </svg>
  );
}

/** The nine alleys as a stamp. */
export function Thumb() {
  return (
    <svg viewBox="2 2 56 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <use href={art('thumb')} width="60" height="72" />
    </svg>
  );
}
