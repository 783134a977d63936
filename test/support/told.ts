/** What players were told of one game by mail, and players whose names are up to no good. */

import type { Letter } from '../../functions/mail/letter';
import { assign } from '../../functions/store/dynamo/expression';
import { gameKey } from '../../functions/store/keys';
import type { ClockedServer } from './clock';
import type { Server } from './server';
import { stored } from './turn-mail';

/** A smart notice comes so many milliseconds after what it tells. */
export const SMART = 60 * 1000;

/** `what`: of which the notices are, as the key of one begins. The oldest first. */
export function lettersOf({ letters }: Pick<ClockedServer, 'letters'>, what: string, game: string): readonly Letter[] {
  return letters.filter(({ id }) => id.startsWith(`${what}-${game}-`));
}

/** Who got them: addresses. */
export function toldOf(server: Pick<ClockedServer, 'letters'>, what: string, game: string): readonly string[] {
  return lettersOf(server, what, game).map(({ to }) => to);
}

/** What a letter says, in one line. */
export function said(letter: Letter | undefined): string {
  return letter?.text.replaceAll(/\s+/g, ' ') ?? '';
}

export const HOSTILE = 'Nora\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>';

/** Calls somebody so at a table, behind the back of the API. */
export async function callHostile(server: Server, game: string, seat: number): Promise<void> {
  const seats = (await stored(server, game)).seats.map((place, at) => (at === seat ? { ...place, name: HOSTILE } : place));
  await server.world.db.update(gameKey(game), assign({ seats }), { text: 'attribute_exists(pk)' });
}
