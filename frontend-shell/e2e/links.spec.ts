import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAdmin, demoShopper, signIn } from './support/people';
import { expect, test } from './support/test';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
const announcement = process.env.SHOP_ANNOUNCEMENT ?? '';

/** Addresses that `npm start` prints or the README names, as paths of the shop. */
const namedPaths = [...`${announcement} ${readme}`.matchAll(/http:\/\/localhost:\d+([\w/-]*)/g)].map(
  ([, address]) => address || '/',
);

const visitors: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'a visitor': async () => {},
  'a shopper': ({ request }) => signIn(request, demoShopper),
  'an admin': ({ request }) => signIn(request, demoAdmin),
};

for (const [who, enter] of Object.entries(visitors)) {
  test(`${who} can open every address that npm start and the README name, and all linked pages`, async ({
    page,
    context,
  }) => {
    test.slow();
    await enter(context);
    const opened = new Set<string>();
    const kinds = new Set<string>();
    const pages: string[] = [];
    const open = async (address: string) => {
      if (opened.has(address)) return;
      opened.add(address);
      if (!(await isPage(page, address)) || kinds.has(kindOf(address))) return;
      kinds.add(kindOf(address));
      pages.push(address);
    };
    await Promise.all(namedPaths.map(open));
    for (const address of pages) await Promise.all((await linksOf(page, address)).map(open));
    expect(pages).toEqual(expect.arrayContaining(['/', '/api/docs', '/simulators/paypal/']));
  });
}

/** Pages that differ only in an id or in their query are of one kind, of which one is looked at. */
const kindOf = (address: string) => address.replace(/\?.*/, '').replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id');

async function isPage(page: Page, address: string): Promise<boolean> {
  const response = await page.request.get(address);
  expect.soft(response.status(), address).toBe(200);
  return response.headers()['content-type']?.startsWith('text/html') ?? false;
}

/** @returns the addresses on this site that the page links to */
async function linksOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading').first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { name: "page doesn't exists" }), address).toHaveCount(0);
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
