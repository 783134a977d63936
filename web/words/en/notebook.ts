/** Writing in the notebook: loaded with it alone. */

import type { Catalogue } from '@shared/words/sentence';

export const notebook = {
  'notebook.private': 'Only you can read it.',
  'notebook.text': 'Notes',
  'notebook.sheet': 'What is marked',
  'notebook.key': 'What the marks mean',
  'notebook.toBoard': 'To the board',
  'notebook.joined': 'Saved on another device too: both are here.',
  'notebook.saved': 'Saved',
  'notebook.unsaved': 'Not saved yet',
  'notebook.cutOff': 'Not saved yet: there is no connection. It is kept on this device, and saved when the connection is back.',
  'notebook.long': 'Too long to be saved, by {n, plural, one {one letter} other {# letters}}.',
  'notebook.refused': 'This cannot be saved. Copy what you need before you leave.',
  'mark.none': 'no mark',
  'mark.possible': 'possible',
  'mark.unlikely': 'unlikely',
  'mark.excluded': 'excluded',
  'mark.sure': 'sure',
  'mark.row': '{name}: {mark}',
} as const satisfies Catalogue;
