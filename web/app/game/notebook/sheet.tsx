'use client';

import type { Mark } from '@shared/api/note';
import { type Names, say as sayIn } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { SheetGroup } from '@web/boards/board';
import { Seg } from '@web/components/seg';
import { useState } from 'react';
import { type Marks, nextMark, SCALE } from './draft';
import { MarkSign } from './mark-sign';
import { say } from './say';

interface Props {
  readonly groups: readonly SheetGroup[];
  readonly marks: Marks;
  readonly words: Catalogue;
  readonly names: Names;
  readonly onMark: (key: string, mark: Mark | undefined) => void;
}

/** Everything that can be marked, a group at a time. */
export function Sheet({ groups, marks, words, names, onMark }: Props) {
  const [open, setOpen] = useState('0');
  const [said, setSaid] = useState('');
  const group = groups[Number(open)] ?? groups[0];
  if (group === undefined) return undefined;
  const headings = groups.map(({ heading }, place) => ({ value: String(place), label: sayIn(words, heading, names) }));
  const heading = sayIn(words, group.heading, names);

  const press = (key: string, name: string, mark: Mark | undefined): void => {
    onMark(key, mark);
    setSaid(row(name, mark));
  };

  return (
    <div className="sheet">
      {groups.length > 1 ? (
        <Seg label={say('notebook.sheet')} value={open} options={headings} onChange={setOpen} />
      ) : (
        <h3>{heading}</h3>
      )}
      <ul aria-label={heading}>
        {group.rows.map(({ key, sentence, art }) => {
          const name = sayIn(words, sentence, names);
          const mark = marks[key];
          return (
            <li key={key}>
              <button
                type="button"
                className={`row ${mark ?? 'none'}`}
                aria-label={row(name, mark)}
                onClick={() => press(key, name, nextMark(mark))}
              >
                <span className="art">{art}</span>
                <span className="name">{name}</span>
                <MarkSign mark={mark} />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
      <ul className="key" aria-label={say('notebook.key')}>
        {SCALE.map((mark) => (
          <li key={mark} className={mark}>
            <MarkSign mark={mark} />
            {say(`mark.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function row(name: string, mark: Mark | undefined): string {
  return say('mark.row', { name, mark: say(`mark.${mark ?? 'none'}`) });
}
