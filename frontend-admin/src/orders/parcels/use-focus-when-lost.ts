import { useEffect, useRef } from 'react';

/** Takes over the focus of a button that went away with the change; the element needs a `tabIndex` of -1. */
export function useFocusWhenLost(change: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(change);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== change && isLost) element.current?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return element;
}
