import type { Page } from '@playwright/test';

/** Returns how much of the page has moved since it was opened, as the browser measures it. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return moves.reduce((sum, { value }) => sum + value, 0);
  });
}
