import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the site. Pages are fetched when they are wanted, not when a link to them comes into sight. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
