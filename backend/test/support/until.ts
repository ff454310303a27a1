import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition; fails when it has not come true for ten seconds, or for so many. */
export async function until(condition: () => Promise<boolean>, seconds = 10): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It never came true: ${condition.toString()}`);
    await pause(50);
  }
}
