import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work, but not longer than so long. @returns whether it ended, one way or the other */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const patience = new AbortController();
  const tooLong = pause(milliseconds, false, { signal: patience.signal }).catch(() => false);
  const ended = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, tooLong]);
  } finally {
    patience.abort();
  }
}
