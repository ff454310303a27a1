import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work until the timeout. @returns whether it ended, successfully or not */
export async function endsWithin(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController();
  const timedOut = pause(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const ended = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, timedOut]);
  } finally {
    timer.abort();
  }
}
