import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition. @returns false when it did not come true in time */
export async function untilWithin(condition: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await pause(100);
  }
  return true;
}
