/** Everything that is kept of a player, part by part: no answer holds more than a server can give at once. */

import type { Notices } from '@shared/api/notices';
import type { SessionInfo } from '@shared/api/people';
import { DIGEST_HOUR } from '@shared/notices/digest';
import type { AccountRecord } from '../../store/account';
import { type ChangeRecord, changeFrom } from '../../store/change';
import { type DeviceRecord, readDevices } from '../../store/device';
import { habitFrom, type Wait } from '../../store/habit';
import { accountKey, changeKey, habitKey } from '../../store/keys';
import { readMutes } from '../../store/mute';
import { type ReportRecord, readReportsBy } from '../../store/report';
import { readStop, type Stop } from '../../store/stop';
import { allow } from '../limits';
import { accountOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { exportTables, ROOM, type Room, type Tables } from './export-tables';
import { sessions } from './sessions';
import { shown } from './vacations';
import { waysOf } from './ways';
import { shownWebhook } from './webhook';

/** The first part, and the file that all of them make: the first with the tables of all. */
export interface Whole extends Tables {
  readonly account: Own & { readonly id: string };
  /** How they are told what they do not see. */
  readonly notices: Pick<Notices, 'ways' | 'quiet' | 'hour' | 'webhook'> & {
    /** What those of their browsers say of themselves in which notices are shown. */
    readonly push: readonly string[];
  };
  /** The change of address that is under way. */
  readonly change?: Pick<ChangeRecord, 'email' | 'old' | 'new' | 'until'>;
  /** That no mail goes to the address. */
  readonly mailStopped?: Stop;
  readonly sessions: readonly SessionInfo[];
  /** How long the last turns took. */
  readonly turns: readonly Wait[];
  /** The players who are not to be read. */
  readonly muted: readonly string[];
  readonly reports: readonly Told[];
}

/** What of an account its player knows, and nothing that is told elsewhere or lets anybody in. */
type Own = Pick<AccountRecord, 'name' | 'guest' | 'email' | 'timeZone' | 'reminder' | 'vacations' | 'created'>;

/** A report that the player has filed. */
type Told = Pick<ReportRecord, 'at' | 'game' | 'player' | 'name' | 'reason' | 'text' | 'message'>;

/**
 * The first part, or the tables that come behind one, whoever's that is.
 * @throws Refusal `not_signed_in`, `too_many` of exports, or of parts, whether their export was counted or not
 */
export async function exportPart(world: World, token: Token, after?: string, room: Room = ROOM): Promise<Whole | Tables> {
  const player = await signedIn(world, token);
  const [item, change, habit] = await world.db.get(accountKey(player), changeKey(player), habitKey(player));
  const account = accountOf(item);
  await allow(world, after === undefined ? 'exportsOfPlayer' : 'exportPartsOfPlayer', player);
  const tables = await exportTables(world, token, player, after, room);
  if (after !== undefined) return tables;
  const { email } = account;
  const [stop, here, devices, muted, reports] = await Promise.all([
    email === undefined ? undefined : readStop(world.db, email, world.now()),
    sessions(world, token),
    readDevices(world.db, player, world.now()),
    readMutes(world.db, player),
    readReportsBy(world.db, player),
  ]);
  return {
    format: 'casebook/export/1',
    made: world.now(),
    ...ownOf(player, account, changeFrom(change, world.now())),
    ...(stop ? { mailStopped: stop } : {}),
    notices: noticesOf(account, devices),
    ...here,
    turns: (habitFrom(habit)?.last ?? []).map(({ of, waited, at }) => ({ of, waited, ...(at === undefined ? {} : { at }) })),
    ...tables,
    muted,
    reports: reports.map(told),
  };
}

function ownOf(id: string, account: AccountRecord, change: ChangeRecord | undefined): Pick<Whole, 'account' | 'change'> {
  const { name, guest, email, timeZone, reminder = 'usual', vacations = [], created } = account;
  const settings = {
    timeZone,
    reminder,
    vacations: vacations.map((vacation) => ({ ...shown(vacation), zone: vacation.zone })),
  };
  return {
    account: { id, name, guest, ...(email === undefined ? {} : { email }), ...settings, created },
    ...(change ? { change: { email: change.email, old: change.old, new: change.new, until: change.until } } : {}),
  };
}

function noticesOf(account: AccountRecord, devices: readonly DeviceRecord[]): Whole['notices'] {
  const { notices: { quiet, hour = DIGEST_HOUR } = {}, webhook } = account;
  return {
    ways: waysOf(account),
    ...(quiet ? { quiet } : {}),
    hour,
    ...(webhook ? { webhook: shownWebhook(webhook) } : {}),
    push: devices.filter(({ push }) => push).map(({ agent }) => agent),
  };
}

function told({ at, game, player, name, reason, text, message }: ReportRecord): Told {
  return {
    at,
    game,
    player,
    name,
    reason,
    ...(text === undefined ? {} : { text }),
    ...(message === undefined ? {} : { message }),
  };
}
