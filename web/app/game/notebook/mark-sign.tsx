import type { Mark } from '@shared/api/note';

/** Each mark has a form of its own: no colour is needed to tell it. */
const FORMS: Readonly<Record<Mark, string>> = {
  excluded: 'M6 6l12 12M18 6 6 18',
  unlikely: 'M6 12h12',
  possible: 'M8 9.200c0-5 8-5 8 0 0 3-4 3-4 5.600M12 18.900v.100',
  sure: 'M5 12.500l4.500 4.500L19 7',
};

/** The box at the end of a row, with the mark in it. */
export function MarkSign({ mark }: { readonly mark: Mark | undefined }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {mark && <path d={FORMS[mark]} />}
    </svg>
  );
}
