/** A step from one deployment to the next, and which of them lose something. */

/** What stands in the template. CloudFormation makes texts of all. */
export interface Deployment {
  /** Which table, counted from 1: a higher one is a newer table. */
  readonly Generation: string;
  /** Where the site is found; empty: where CloudFront puts it. */
  readonly Domain?: string;
  /** `yes`: nothing is objected to. */
  readonly Force?: string;
  /** When the template was made. Epoch milliseconds. */
  readonly Made: string;
}

/** Milliseconds that a clock may be fast. */
const FAST = 60 * 60 * 1000;

/**
 * What is to be said against a step, in a sentence; undefined: nothing.
 *
 * Nothing is ever said against a step to a template that was made earlier. CloudFormation takes such a step when it goes back
 * after a failure, with old and new in each other's places, and a stack that is kept from going back is stuck. Whoever means to
 * deploy something makes a template anew, an old release's too, and that one is later. (So a template of tomorrow is refused:
 * until then nothing would be said against any other.) `now` in epoch milliseconds.
 */
export function objectionTo(next: Deployment, before: Deployment, now: number): string | undefined {
  if (next.Force === 'yes' || Number(next.Made) < Number(before.Made)) return undefined;
  if (Number(next.Made) > now + FAST) {
    return 'The clock of the machine that deploys is more than an hour fast: set it, or deploy with force=yes.';
  }
  if (Number(next.Generation) < Number(before.Generation)) {
    return (
      `The site uses table generation ${before.Generation} and would go back to ${next.Generation}, without what was played ` +
      `since: deploy with generation ${before.Generation} or higher, or with force=yes if that is what you want.`
    );
  }
  if (before.Domain && !next.Domain) {
    return (
      `The site is at ${before.Domain} and would lose that address, to which links in mails lead: deploy with its domain, ` +
      'or with force=yes if that is what you want.'
    );
  }
  return undefined;
}
