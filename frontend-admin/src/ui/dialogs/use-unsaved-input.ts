import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks before a reload and before the tab closes, in the browser's own words. */
export function useBrowserQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/**
 * Calls `ask` in place of following a link to another page of the shop; it may call `follow` later. It asks about
 * clicks, because blocking navigations takes a data router, which is 14 KB on every page.
 */
export function useLinkQuestion(isNeeded: boolean, ask: (follow: () => void) => void): void {
  const followed = useRef<HTMLAnchorElement>(null);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link === followed.current || !isFollowedHere(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      followed.current = link;
      link.click();
      followed.current = null;
    });
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const listener = (event: MouseEvent) => onClick(event);
    // Before the router's links.
    window.addEventListener('click', listener, { capture: true });
    return () => window.removeEventListener('click', listener, { capture: true });
  }, [isNeeded]);
}

/** A link to another site leaves the page, about which the browser asks. */
function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const { origin, pathname, search } = window.location;
  const isElsewhere = link.pathname !== pathname || link.search !== search;
  return isPlain && link.origin === origin && !link.target && !link.download && isElsewhere;
}
