/** Mr. Jack Pocket, whole. docs/rules/mr-jack-pocket.md */

import type { Title } from '../../game';
import { again } from './again';
import { auto } from './auto';
import { choices } from './choices';
import { leave } from './close';
import { actions, events } from './notation';
import { picture } from './picture';
import { act } from './play';
import { picker, turnNow } from './round';
import { start } from './setup';
import type { State } from './state';
import { tell } from './tell';
import type { Action, Event, Options, View } from './types';
import { eventView, result, view } from './view';

export const mrJackPocket: Title<Options, State, Action, Event, View> = {
  id: 'mr-jack-pocket',
  rules: '1',
  format: 1,
  seats: () => ({ min: 2, max: 2 }),
  start: (options, _seats, draw) => start(options, draw),
  turn: (state) => (state.end === undefined ? turnNow(state) : undefined),
  choices: (state) => (state.end === undefined ? choices(state, picker(state)) : []),
  act,
  leave,
  auto,
  view,
  eventView,
  result,
  again,
  tell,
  picture,
  actions,
  events,
};
