import { useRef, type TouchEvent } from 'react';

/** Pixels; less is a tap. */
const shortestSwipe = 40;

/** Distinguishes a horizontal swipe from a scroll. @returns listeners for the swiped element */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= shortestSwipe && Math.abs(across) > Math.abs(along)) {
        onSwipe(across < 0 ? 'left' : 'right');
      }
    },
  };
}
