import { useSay } from '../speech';

interface Props {
  /** All that a solution can be worth, one after the other. */
  readonly values: readonly number[];
  /** Which of them it is now, from 0; past the last: none. */
  readonly step: number;
}

/** What a solution is worth now, among all that it can be worth in the mini-game. */
export function Ladder({ values, step }: Props) {
  const say = useSay();
  return (
    <ol className="ladder" aria-label={say('map.worth')}>
      {values.map((value, at) => (
        // One value may stand there twice: each is its place in the row.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className={at < step ? 'was' : at === step ? 'now' : ''}>
          {value}
          {at < step && <span className="vh">, {say('map.was')}</span>}
          {at === step && <span className="vh">, {say('map.now')}</span>}
        </li>
      ))}
    </ol>
  );
}
