import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser restores the page from its back/forward cache, for example after the payment
 * provider's page.
 */
export function usePageRestore(onRestore: () => unknown): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
