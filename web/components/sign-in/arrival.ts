import type { SignedIn, SignInRequest } from '@shared/api/session';
import { arrive, useVisitor } from '@web/people/visitor';

/** How signing in went. */
export interface Arrival {
  readonly signedIn: SignedIn;
  /** The name of the guest who was here before, and whose games came along. */
  readonly guest?: string;
}

/** Signs in, and tells how it went. @throws Refused, Unreachable */
export function useArrive(onArrived: (arrival: Arrival) => void): (by: SignInRequest) => Promise<void> {
  const visitor = useVisitor();
  const guest = visitor.state === 'somebody' && visitor.me.guest ? visitor.me.name : undefined;
  return async (by) => {
    const signedIn = await arrive(by);
    onArrived(guest === undefined ? { signedIn } : { signedIn, guest });
  };
}

/** Whether the reader has to be told anything before they go on. */
export function isNoteworthy({ signedIn: { fresh, stayed }, guest }: Arrival): boolean {
  return fresh || stayed.length > 0 || guest !== undefined;
}
