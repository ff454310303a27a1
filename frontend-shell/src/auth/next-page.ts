/** The page to return to, if it is on this site. The address is untrusted. */
export function nextPageIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !URL.canParse(next, window.location.origin)) return null;
  const { origin, pathname, search: query } = new URL(next, window.location.origin);
  // A path that begins with two slashes is the address of another site.
  const isHere = origin === window.location.origin && !pathname.startsWith('//');
  return isHere ? pathname + query : null;
}
