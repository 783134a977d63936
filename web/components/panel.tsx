import './panel.css';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly head: ReactNode;
  /** A few words, or a link, at the right of the head. */
  readonly meta?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet on the desk. */
export function Panel({ head, meta, className, children }: Props) {
  const id = useId();
  return (
    <section className={className ? `panel ${className}` : 'panel'} aria-labelledby={id}>
      <header>
        <h2 id={id}>{head}</h2>
        {meta === undefined ? undefined : <span className="meta">{meta}</span>}
      </header>
      {children}
    </section>
  );
}
