import type { Page } from '@playwright/test';

/** How far something stands out on the right. The room that is kept for a scroll bar doesn't count. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
