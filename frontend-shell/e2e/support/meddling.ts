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
