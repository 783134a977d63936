/** The drawings of P.I., from one file of symbols. Their colours are custom properties of the page: tokens.css, `.city`. */

import type { Element } from '@shared/games/pi/types';
import { kindOfElement } from './tiles';

const ART = '/art/pi.svg';

/** A photograph of a suspect, a stamp of a crime, or a picture of a place, which fills the box it is given. */
export function Picture({ element }: { readonly element: Element }) {
  switch (kindOfElement(element)) {
    case 'suspect':
      return (
        <svg className="pt" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`${ART}#p-${element}`} />
        </svg>
      );
    case 'crime':
      return (
        <svg className="ct" viewBox="0 0 40 40" aria-hidden="true">
          <use href={`${ART}#c-${element}`} />
        </svg>
      );
    case 'place':
      return (
        <svg className="scene" aria-hidden="true">
          <use href={`${ART}#sc-${element}`} />
        </svg>
      );
  }
}
