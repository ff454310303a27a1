import type { Page, Route } from '@playwright/test';

/**
 * Handles the page's requests to these addresses with `how`.
 * @returns stops that. The route stays: removing it could swallow a request in flight
 */
export async function intercept(
  page: Page,
  urls: string | RegExp,
  how: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isActive = true;
  await page.route(urls, (route) => (isActive ? how(route) : route.fallback()));
  return () => {
    isActive = false;
  };
}

/** Holds requests back while closed. The route stays until the page is closed: removing it could swallow a request in flight. */
export async function gateRequests(page: Page, files: string) {
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
