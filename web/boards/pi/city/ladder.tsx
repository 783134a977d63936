import { useSay } from '../speech';

/** What a solution is worth from the start of a mini-game, one step down after each phase with a solution; nothing to who is last. */
const VALUES = [7, 5, 3, 1, 0];

export function Ladder({ value }: { readonly value: number }) {
  const say = useSay();
  return (
    <ol className="ladder" aria-label={say('map.worth')}>
      {VALUES.map((each) => (
        <li key={each} className={each > value ? 'was' : each === value ? 'now' : ''}>
          {each}
          {each > value && <span className="vh">, {say('map.was')}</span>}
          {each === value && <span className="vh">, {say('map.now')}</span>}
        </li>
      ))}
    </ol>
  );
}
