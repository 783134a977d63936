'use client';

import './notebook.css';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { SheetGroup } from '@web/boards/board';
import { Panel } from '@web/components/panel';
import { clean } from '@web/words/clean';
import { useId } from 'react';
import { LONGEST, withMark } from './draft';
import type { Standing } from './keeper';
import { say } from './say';
import { Sheet } from './sheet';
import type { Notes } from './use-note';

export interface NotebookProps {
  readonly notes: Notes;
  readonly groups: readonly SheetGroup[];
  readonly words: Catalogue;
  readonly names: Names;
  readonly onBoard: () => void;
}

/** The reader's own notebook: a sheet to mark and a page to write on. It is saved by itself. */
export function Notebook({ notes: { standing, change }, groups, words, names, onBoard }: NotebookProps) {
  const { draft, state } = standing;
  const id = useId();
  return (
    <Panel head={say('notebook')} meta={<State standing={standing} />}>
      <p className="meta">{say('notebook.private')}</p>
      <Sheet
        groups={groups}
        marks={draft.marks}
        words={words}
        names={names}
        onMark={(key, mark) => change(withMark(draft, key, mark))}
      />
      <div className="field">
        <label htmlFor={id}>{say('notebook.text')}</label>
        <textarea
          id={id}
          className="input"
          rows={5}
          readOnly={state === 'reading'}
          value={draft.text}
          onChange={(event) => change({ ...draft, text: event.target.value })}
        />
      </div>
      <p className="remark" role="status">
        {remark(standing)}
      </p>
      <button type="button" className="btn to-board" onClick={onBoard}>
        {say('notebook.toBoard')}
      </button>
    </Panel>
  );
}

/** In a word: who listens need not hear it after every change. */
function State({ standing: { state } }: { readonly standing: Standing }) {
  if (state === 'reading') return say('notebook.reading');
  return say(state === 'saved' ? 'notebook.saved' : 'notebook.unsaved');
}

/** What the reader should know beyond that. */
function remark({ state, joined, draft }: Standing): string {
  switch (state) {
    case 'cut off':
      return say('notebook.cutOff');
    case 'long':
      return say('notebook.long', { n: clean(draft.text).length - LONGEST });
    case 'refused':
      return say('notebook.refused');
    case 'reading':
    case 'saved':
    case 'unsaved':
      return joined ? say('notebook.joined') : '';
  }
}
