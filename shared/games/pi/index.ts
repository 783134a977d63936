/** P.I., whole. docs/rules/pi.md */

import type { Title } from '../../game';
import { act } from './act';
import { again } from './again';
import { auto } from './auto';
import { choices } from './choices';
import { editionOf } from './editions';
import { leave } from './leave';
import { actions, events } from './notation';
import { picture } from './picture';
import { result } from './result';
import { start } from './setup';
import type { State } from './state';
import { tell } from './tell';
import type { Action, Event, Options, View } from './types';
import { eventView, view } from './view';

export const pi: Title<Options, State, Action, Event, View> = {
  id: 'pi',
  rules: '1',
  format: 1,
  seats: (options) => editionOf(options).seats,
  start,
  turn: ({ ended, toMove, turn }) => (ended === undefined ? { seat: toMove, number: turn } : undefined),
  choices,
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
