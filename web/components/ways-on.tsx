import { say } from '@web/words/say';
import type { ReactNode } from 'react';
import { Link } from './link';
import { SECTIONS, type Section } from './sections';

interface Props {
  readonly to: readonly Section[];
  /** The one that most will want. */
  readonly go?: Section;
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** Where to go from a page at which nothing more is to be done. */
export function WaysOn({ to, go, children }: Props) {
  return (
    <div className="acts">
      {children}
      {to.map((section) => (
        <Link key={section} className={section === go ? 'btn go' : 'btn'} href={SECTIONS[section]}>
          {say(section)}
        </Link>
      ))}
    </div>
  );
}
