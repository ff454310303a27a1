import { useEffect, useState } from 'react';

/** Milliseconds; the fade of one second is in the style sheet. */
const interval = 4000;
const noticeMs = 1500;

/** Advances through `count` slides, unless held or paused. With reduced motion it starts paused. */
export function useRotation(count: number, isHeld: boolean) {
  const [current, setCurrent] = useState(0);
  const [near, setNear] = useState<number>();
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const isRunning = count > 1 && !isHeld && !isPaused;

  useEffect(() => {
    if (!isRunning) return;
    const next = (current + 1) % count;
    const notice = setTimeout(() => setNear(next), interval - noticeMs);
    const turn = setTimeout(() => setCurrent(next), interval);
    return () => {
      clearTimeout(notice);
      clearTimeout(turn);
    };
  }, [current, count, isRunning]);

  return {
    current,
    /** The next slide, shortly before it is shown. */
    near,
    isPaused,
    isRunning,
    show: setCurrent,
    previous: () => setCurrent((current - 1 + count) % count),
    next: () => setCurrent((current + 1) % count),
    togglePaused: () => setPaused(!isPaused),
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
