import { Link } from '@web/components/link';
import { say } from '@web/words/say';

/** From a game that is over to its record, and to the check of its draws. */
export function RecordLinks({ id }: { readonly id: string }) {
  return (
    <p className="meta record-links">
      <Link href={`/record/?id=${id}`}>{say('record')}</Link>
      <Link href={`/check/?id=${id}`}>{say('checkGame')}</Link>
    </p>
  );
}
