import { CHARACTERS } from '@shared/games/mr-jack-pocket/types';
import type { SheetGroup } from '../board';
import { Portrait } from './art';

/** The nine: any of them may be Jack. */
export function sheet(): readonly SheetGroup[] {
  return [
    {
      heading: { code: 'sheet.nine' },
      rows: CHARACTERS.map((character) => ({
        key: character,
        sentence: { code: character },
        art: <Portrait of={character} />,
      })),
    },
  ];
}
