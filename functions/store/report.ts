/** What players have told the operator about others. */

import type { Phrase, Reason } from '@shared/api/talk';
import { isNew } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { accountKey, operatorKey, operatorPlace, TOLD, toldKey } from './keys';

export interface ReportRecord {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly game: string;
  /** Who tells it. */
  readonly by: string;
  /** Whom it is about, and what they were called then. */
  readonly player: string;
  readonly name: string;
  readonly reason: Reason;
  /** What is told. */
  readonly text?: string;
  /** The message that is meant, and what it said: kept here though it may be taken away there. */
  readonly message?: { readonly n: number; readonly text?: string; readonly phrase?: Phrase };
  /** When the operator was done with it, and what came of it. */
  readonly closed?: number;
  readonly why?: string;
}

/** Writes a report, and beside its teller's account that there is one. */
export function addReport({ id, at, ...fields }: ReportRecord): Write[] {
  return [{ put: { ...operatorKey('REPORT', at, id), ...fields }, condition: isNew }, { put: { ...toldKey(fields.by, at, id) } }];
}

/** Closes a report, unless it was closed meanwhile. */
export function closeReport({ id, at }: ReportRecord, closed: number, why: string): Write {
  const condition = { text: 'attribute_not_exists(#closed)', names: { '#closed': 'closed' } };
  return { update: operatorKey('REPORT', at, id), change: assign({ closed, why }), condition };
}

/** All of them, oldest first. */
export async function readReports(db: Database): Promise<ReportRecord[]> {
  const items = await db.query({ partition: 'REPORT', from: '0', to: '~' });
  return items.map(reportFrom);
}

/** Those that a player has filed, oldest first. */
export async function readReportsBy(db: Database, player: string): Promise<ReportRecord[]> {
  const told = await db.query({ partition: accountKey(player).pk, from: TOLD, to: `${TOLD}~` });
  const places = told.map(({ sk }) => operatorPlace(String(sk).slice(TOLD.length)));
  if (places.length === 0) return [];
  const items = await db.get(...places.map(({ at, id }) => operatorKey('REPORT', at, id)));
  return items.flatMap((item) => (item ? [reportFrom(item)] : []));
}

function reportFrom({ pk, sk, ...fields }: Item): ReportRecord {
  return { ...fields, ...operatorPlace(String(sk)) } as ReportRecord;
}
