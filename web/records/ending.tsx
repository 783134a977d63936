import { Told } from '@web/components/told';
import { wordsOf } from '@web/history/line';
import { namesOf } from './names';
import type { Opened } from './opened';
import { say, words } from './say';

/** How the game ended, in a sentence, or that it has not. */
export function Ending({ record }: Opened) {
  const { result, status, why } = record;
  const names = namesOf(record);
  if (status === 'void') return <p>{say(why === undefined ? 'about.void' : `about.void.${why}`)}</p>;
  if (result === undefined) return <p>{say('about.running')}</p>;
  const winners = result.seats.flatMap(({ place }, seat) => (place === 1 ? [{ seat }] : []));
  const parts = { n: winners.length, names: { list: winners }, how: { term: result.how } };
  return (
    <p>
      <Told words={{ ...wordsOf(record), ...words }} sentence={{ code: 'winners', parts }} names={names} />
    </p>
  );
}
