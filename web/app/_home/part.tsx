import { type ReactNode, useId } from 'react';

interface Props {
  readonly head: ReactNode;
  /** At the right of the head: how many there are, or the way to all of them. */
  readonly meta: ReactNode;
  readonly children: ReactNode;
}

/** A list of Home under its head. */
export function Part({ head, meta, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="row-head">
        <h2 id={id}>{head}</h2>
        <span className="meta">{meta}</span>
      </div>
      {children}
    </section>
  );
}
