import type { Page, Route } from '@playwright/test';

/**
 * Does something else with some of a page's requests.
 * @returns what ends that: the route itself stays, because one that goes may swallow a request that is on its way
 */
export async function meddle(
  page: Page,
  urls: string,
  how: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isMeddling = true;
  await page.route(urls, (route) => (isMeddling ? how(route) : route.fallback()));
  return () => {
    isMeddling = false;
  };
}

/** Holds requests back. It stays until the page is closed: a request that is on its way while the last route goes may never be answered. */
export async function gateBefore(page: Page, files: string) {
  let held: Route[] | undefined;
  await page.route(files, (route) => (held ? void held.push(route) : route.continue()));
  return {
    close: () => void (held = []),
    open: async () => {
      const waiting = held ?? [];
      held = undefined;
      for (const route of waiting) await route.continue();
    },
  };
}
