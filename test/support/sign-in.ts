/** Signing in by mail, with a postman who brings what the API asked for. */

import type { SignedIn } from '@shared/api/session';
import { type CodeMail, codeSent, issueCode } from '../../functions/play/people/codes';
import { sameAddress } from '../../functions/store/address';
import { idOfMail, type MailKind } from '../../functions/store/code';
import { codeKey } from '../../functions/store/keys';
import type { Server } from './server';
import type { Visitor } from './visitor';

/** What the mail holds that was asked for last. `whom`: an address, or of a change of address the player. @throws Error if there is none. */
export async function deliver({ world }: Pick<Server, 'world'>, whom: string, kind: MailKind = 'sign-in'): Promise<CodeMail> {
  const mail = await deliverAny({ world }, whom, kind);
  if (mail === undefined) throw new Error(`no mail for ${whom}`);
  return mail;
}

/** The same; undefined if there is none. */
export async function deliverAny({ world }: Pick<Server, 'world'>, whom: string, kind: MailKind): Promise<CodeMail | undefined> {
  const id = idOfMail(kind, kind === 'sign-in' ? sameAddress(whom) : whom);
  const [item] = await world.db.get(codeKey(id));
  const asked = Number(item?.asked ?? 0);
  const mail = await issueCode(world, id, asked);
  if (mail !== undefined) await codeSent(world, id, asked);
  return mail;
}

/** Asks for a code and reads the mail. */
export async function mailFor(server: Pick<Server, 'world'>, visitor: Visitor, email: string): Promise<CodeMail> {
  await visitor.expect(202, '/api/session/code', { method: 'POST', json: { email } });
  return deliver(server, email.trim());
}

export function signingIn(json: unknown): { method: string; json: unknown } {
  return { method: 'POST', json };
}

/** Signs a browser in by the code of a mail. */
export async function signIn(server: Pick<Server, 'world'>, visitor: Visitor, email: string): Promise<SignedIn> {
  const { code } = await mailFor(server, visitor, email);
  return visitor.expect(200, '/api/session', signingIn({ email, code }));
}

/** Signs a browser in by a code that another one shows. */
export async function signInBeside(visitor: Visitor, other: Visitor): Promise<SignedIn> {
  const { code } = await other.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  return visitor.expect(200, '/api/session', signingIn({ device: code }));
}
