import './rules-link.css';
import { rulesOf } from '@web/games/rules';
import { say } from '@web/words/say';
import { Link } from './link';

interface Props {
  readonly title: string;
  readonly options: unknown;
}

/** To the rules by which a table is played. */
export function RulesLink({ title, options }: Props) {
  return (
    <Link className="rules-link" href={rulesOf(title, options)}>
      {say('howPlayed')}
    </Link>
  );
}
