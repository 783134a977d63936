/** What players have told the operator about others. */

import type { Phrase, Reason } from '@shared/api/talk';
import { isNew } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { assign } from './dynamo/expression';
import type { Write } from './dynamo/write';
import { operatorKey } from './keys';

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

export function addReport({ id, at, ...fields }: ReportRecord): Write {
  return { put: { ...operatorKey('REPORT', at, id), ...fields }, condition: isNew };
}

/** Closes a report, unless it was closed meanwhile. */
export function closeReport({ id, at }: ReportRecord, closed: number, why: string): Write {
  const condition = { text: 'attribute_not_exists(#closed)', names: { '#closed': 'closed' } };
  return { update: operatorKey('REPORT', at, id), change: assign({ closed, why }), condition };
}

/** All of them, oldest first. */
export async function readReports(db: Database): Promise<ReportRecord[]> {
  const items = await db.query({ partition: 'REPORT', from: '0', to: '~' });
  return items.map(({ pk, sk, ...fields }) => ({ ...fields, ...placeOf(String(sk)) }) as ReportRecord);
}

function placeOf(sk: string): { at: number; id: string } {
  const [at = '', id = ''] = sk.split('#');
  return { at: Number(at), id };
}
