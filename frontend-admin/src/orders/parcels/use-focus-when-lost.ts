import { useEffect, useRef } from 'react';

/** Takes over the focus of something in its section that went away with the change; the element needs a `tabIndex` of -1. */
export function useFocusWhenLost(change: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(change);
  const wasInSection = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const section = element.current?.closest('section');
      wasInSection.current = section?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && wasInSection.current;
    if (before.current !== change && isLost) element.current?.focus({ preventScroll: true });
    before.current = change;
  }, [change]);
  return element;
}
