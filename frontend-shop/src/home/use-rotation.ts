import { useEffect, useState } from 'react';

/** Milliseconds; the fade of one second is in the style sheet. */
const INTERVAL = 4000;

/** Counts round through `count` slides, by itself unless held or unwanted. */
export function useRotation(count: number, isHeld: boolean) {
  const [current, setCurrent] = useState(0);
  const go = (by: number) => setCurrent((index) => (index + by + count) % count);

  useEffect(() => {
    if (isHeld || count < 2 || prefersStillness()) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), INTERVAL);
    return () => clearInterval(timer);
  }, [count, isHeld]);

  return { current, previous: () => go(-1), next: () => go(1) };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
