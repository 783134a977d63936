import type { Flaw } from '@shared/record/verify';
import { type Code, say } from '@web/records/say';

/** What does not hold: the first in full, the rest to be unfolded. */
export function Flaws({ flaws: [first, ...more] }: { readonly flaws: readonly Flaw[] }) {
  return (
    <div className="flaws">
      {first && (
        <p className="lead">
          <Told flaw={first} />
        </p>
      )}
      {more.length > 0 && (
        <details>
          <summary>{say('verdict.bad.more', { n: more.length })}</summary>
          <ul>
            {more.map((flaw) => (
              <li key={`${flaw.what} ${flaw.version} ${flaw.label}`}>
                <Told flaw={flaw} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Told({ flaw }: { readonly flaw: Flaw }) {
  return (
    <>
      <b>{place(flaw)}:</b> {say(`flaw.${flaw.what}`)}
    </>
  );
}

/** Of what has no move: of all that follows from it. */
const PLACES: Partial<Record<Flaw['what'], Code>> = {
  'kept-commitment': 'place.kept',
  'kept-contribution': 'place.kept',
  result: 'place.result',
};

function place({ what, version, label }: Flaw): string {
  if (version === undefined) return say(PLACES[what] ?? 'place.secret');
  const move = version - 1;
  return label === undefined ? say('place.move', { move }) : say('place.draw', { move, label });
}
