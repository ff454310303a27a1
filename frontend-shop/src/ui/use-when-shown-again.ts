import { useEffect, useEffectEvent } from 'react';

/** Going back from another site, such as the payment provider's, may bring the page just as it was left: busy. */
export function useWhenShownAgain(resume: () => unknown): void {
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) resume();
  });
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => onShown(event);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
}
