import '../art.css';
import type { EditionId, Place } from '@shared/games/pi/types';
import type { Booklet, Chapter } from '../../booklet';
import { byMail, byMailWords } from '../../by-mail';
import { Picture } from '../art';
import { toneClass } from '../city/layout';
import { wordsOf } from '../words';
import { end, first, secrets } from './chapters/end';
import { assumptions, rulings } from './chapters/rulings';
import { scoring } from './chapters/score';
import { about, lengthOf, setUp, table } from './chapters/table';
import { evidence, investigating, solving, turn } from './chapters/turn';
import { line } from './line';
import { CityPicture } from './pictures';
import { underWay } from './positions';
import { words } from './words';

/** The place on the front of each. */
const FRONT: Readonly<Record<EditionId, Place>> = { first: 'waterfront', second: 'trocadero', duel: 'downtown' };

export function bookletOf(edition: EditionId): Booklet {
  return {
    words: { ...wordsOf(edition), ...byMailWords, ...words },
    name: line(`name.${edition}`),
    summary: line(`summary.${edition}`),
    length: line(`length.${edition}`, lengthOf(edition)),
    sign: <Front edition={edition} />,
    cover: {
      picture: <CityPicture view={underWay(edition)} />,
      shows: [line('city.shows')],
      caption: line('cover.caption'),
    },
    chapters: [
      about(edition),
      table(edition),
      setUp(edition),
      turn,
      investigating(edition),
      evidence(edition),
      solving(edition),
      scoring(edition),
      end(edition),
      secrets(edition),
      first(edition),
      byMail([
        line('mail.one'),
        line(`mail.leaving.${edition}`),
        line('mail.auto'),
        ...(edition === 'duel' ? [line('mail.auto.duel')] : []),
      ]),
      ...assumed(edition),
      rulings(edition),
    ],
  };
}

function assumed(edition: EditionId): readonly Chapter[] {
  return edition === 'first' ? [] : [assumptions(edition)];
}

/** A place by day or, for Duel, by night. */
function Front({ edition }: { readonly edition: EditionId }) {
  const place = FRONT[edition];
  return (
    <span className="city pi-picture" data-map={edition === 'duel' ? 'night' : undefined}>
      <span className={toneClass(place)}>
        <Picture element={place} />
      </span>
    </span>
  );
}
