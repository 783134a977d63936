/** A way back through `?to=`: where somebody was before they had to sign in. */

/** The address of the page for signing in, with the way back to a page of this site. */
export function signInFrom(here: string): string {
  return `/sign-in/?${new URLSearchParams({ to: here })}`;
}

/** Where `?to=` leads, if that is a page of this site; anything else leads home. */
export function wayBack(search: string, origin: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(to)) return '/';
  const { origin: there, pathname, search: query, hash } = new URL(to, origin);
  const isPage = there === origin && !/^\/(\/|(api|sign-in|confirm)(\/|$))/.test(pathname);
  return isPage ? pathname + query + hash : '/';
}
