import { Link } from '@web/components/link';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';

/** To a guest who has games: nobody else, and no other browser, could get at them. */
export function KeepGames() {
  const visitor = useVisitor();
  if (visitor.state !== 'somebody' || !visitor.me.guest) return undefined;
  return (
    <p className="meta keep-games">
      {say('onlyHere')} <Link href="/you/#keep">{say('keepThem')}</Link>
    </p>
  );
}
