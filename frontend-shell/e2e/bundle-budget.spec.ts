import type { Browser, Page, Request } from '@playwright/test';
import { demoAdmin, demoShopper, signIn, type Person } from './support/people';
import { expect, test } from './support/test';

interface FirstVisit {
  page: string;
  path: string;
  person?: Person;
  /** KB of JavaScript over the wire. */
  budget: number;
}

const firstVisits: FirstVisit[] = [
  { page: 'login', path: '/auth/login', budget: 240 },
  { page: 'home', path: '/shop/home', person: demoShopper, budget: 240 },
  { page: 'admin dashboard', path: '/admin/dashboard', person: demoAdmin, budget: 400 },
  { page: 'admin products', path: '/admin/products', person: demoAdmin, budget: 400 },
  { page: 'admin orders', path: '/admin/orders', person: demoAdmin, budget: 400 },
];

test('a first visit loads no more JavaScript than its budget', async ({ browser, baseURL }) => {
  const measured = [];
  for (const visit of firstVisits) {
    measured.push({ ...visit, kilobytes: await scriptsOf(visit, browser, baseURL) });
  }

  const rows = measured.map(
    ({ page, kilobytes, budget }) => `${page.padEnd(16)} ${kilobytes.toFixed(1).padStart(7)} of ${budget} KB`,
  );
  const table = ['JavaScript over the wire on a first visit', ...rows].join('\n');
  await test.info().attach('table', { body: table, contentType: 'text/plain' });

  expect(measured.filter(({ kilobytes, budget }) => kilobytes > budget)).toEqual([]);
  expect(measured.filter(({ kilobytes }) => kilobytes === 0)).toEqual([]);
});

async function scriptsOf({ path, person }: FirstVisit, browser: Browser, baseURL?: string): Promise<number> {
  const context = await browser.newContext({ baseURL });
  try {
    if (person) await signIn(context.request, person);
    const page = await context.newPage();
    const scripts = collectScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(path);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  } finally {
    await context.close();
  }
}

function collectScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}
