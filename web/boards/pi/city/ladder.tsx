import { first } from '@shared/games/pi/editions/first';
import { useSay } from '../speech';

/** What a solution is worth now, among all that it can be worth in the first edition. */
export function Ladder({ value }: { readonly value: number }) {
  const say = useSay();
  return (
    <ol className="ladder" aria-label={say('map.worth')}>
      {first.values.map((each) => (
        <li key={each} className={each > value ? 'was' : each === value ? 'now' : ''}>
          {each}
          {each > value && <span className="vh">, {say('map.was')}</span>}
          {each === value && <span className="vh">, {say('map.now')}</span>}
        </li>
      ))}
    </ol>
  );
}
