import './art.css';
import { CRIMES, type EditionId, type Element, PLACES, type Place, SUSPECTS, type View } from '@shared/games/pi/types';
import type { SheetGroup } from '../board';
import { Picture } from './art';
import { mapOf, toneClass } from './city/layout';

const ELEMENTS = { suspect: SUSPECTS, place: PLACES, crime: CRIMES } as const;

/** All that a case may be made of, for each mini-game anew. docs/rules/pi.md, "A mini-game's set-up". */
export function sheet(view: unknown): readonly SheetGroup[] {
  const { edition, miniGame } = view as View;
  return (['suspect', 'place', 'crime'] as const).map((kind) => ({
    heading: { code: `sheet.${kind}` },
    rows: ELEMENTS[kind].map((element: Element) => ({
      key: `${miniGame}/${kind}/${element}`,
      sentence: { code: element },
      art: <Art edition={edition} element={element} />,
    })),
  }));
}

function Art({ edition, element }: { readonly edition: EditionId; readonly element: Element }) {
  return (
    <span className="city pi-picture" data-map={mapOf(edition)}>
      <span className={isPlace(element) ? toneClass(element) : ''}>
        <Picture element={element} />
      </span>
    </span>
  );
}

function isPlace(element: Element): element is Place {
  return PLACES.some((place) => place === element);
}
