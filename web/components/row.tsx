import './rows.css';
import type { ReactNode } from 'react';
import { Thumb } from './picture';

interface Props {
  readonly title: string;
  readonly className?: string;
  /** What the game is called here, or who plays. */
  readonly head: ReactNode;
  /** Lines below it. */
  readonly children: ReactNode;
  /** At the end of the row, or below. */
  readonly end: ReactNode;
}

/** One game of a list, within `<ul className="rows">`: its picture, words, what to do. */
export function Row({ title, className, head, children, end }: Props) {
  return (
    <li className={className}>
      <span className="thumb">
        <Thumb title={title} />
      </span>
      <div>
        <p>{head}</p>
        {children}
      </div>
      {end}
    </li>
  );
}
