import type { Element } from '@shared/games/pi/types';
import type { ReactNode } from 'react';
import { Picture } from '../art';
import { useSay } from '../speech';

interface Props {
  readonly element: Element;
  /** What stands below the name. */
  readonly line: string;
  /** What lies on the picture. */
  readonly children?: ReactNode;
}

/** The face of a small card of one element: its picture, its name, a line below. */
export function CardFace({ element, line, children }: Props) {
  const say = useSay();
  return (
    <>
      <span className="pic">
        <Picture element={element} />
        {children}
      </span>
      <b>{say(element)}</b>
      <small>{line}</small>
    </>
  );
}
