import './art.css';
import type { Place } from '@shared/games/pi/types';
import { Picture } from './art';
import { toneClass } from './city/layout';

/** The waterfront, as on the first letter. */
export function Scene() {
  return <View place="waterfront" />;
}

/** A small square of the city. */
export function Thumb() {
  return <View place="trocadero" />;
}

/** A place by day, in its own colours. */
function View({ place }: { readonly place: Place }) {
  return (
    <span className="city pi-picture">
      <span className={toneClass(place)}>
        <Picture element={place} />
      </span>
    </span>
  );
}
