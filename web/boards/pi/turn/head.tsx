import type { ReactNode } from 'react';

/** What is being prepared, and a few words on it. */
export function Head({ children, meta }: { readonly children: ReactNode; readonly meta?: ReactNode }) {
  return (
    <header>
      <h3>{children}</h3>
      {meta !== undefined && <span className="meta">{meta}</span>}
    </header>
  );
}
