/** What the API answers, by the names that its description has for it. A server knows only the types: building the schemas takes it time. */

import * as answers from '@shared/api/game-answers';
import * as note from '@shared/api/note';
import { Notices, TrialAsked } from '@shared/api/notices';
import * as people from '@shared/api/people';
import { Problem } from '@shared/api/problem-answer';
import { RecordAnswer } from '@shared/api/record';
import * as session from '@shared/api/session';
import * as talk from '@shared/api/talk';
import type * as z from 'zod/mini';

export const ANSWERS = {
  Guest: session.Guest,
  SignedIn: session.SignedIn,
  DeviceCode: session.DeviceCodeAnswer,
  Me: people.Me,
  Confirmed: people.Confirmed,
  Sessions: people.Sessions,
  Notices,
  TrialAsked,
  Export: people.Export,
  Created: answers.Created,
  Joined: answers.Joined,
  Renewed: answers.Renewed,
  Rematch: answers.Rematch,
  Said: talk.Said,
  MessagesAnswer: talk.MessagesAnswer,
  Note: note.Note,
  GameAnswer: answers.GameAnswer,
  Acted: answers.Acted,
  EventsAnswer: answers.EventsAnswer,
  RecordAnswer,
  GameList: answers.GameList,
  Problem,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;

export type Answers = { readonly [Name in keyof typeof ANSWERS]: z.infer<(typeof ANSWERS)[Name]> };
