import type { Browser, Page, Request } from '@playwright/test';
import { addGarment, type Product } from './support/goods';
import { demoAdmin, demoShopper, signIn, type Person } from './support/people';
import { expect, test } from './support/test';

interface FirstVisit {
  page: string;
  path: string;
  /** What is there when the page is. */
  heading: string;
  person?: Person;
  /** KB of JavaScript over the wire. */
  budget: number;
}

const firstVisitsWith = ({ _id, title }: Product): FirstVisit[] => [
  { page: 'login', path: '/auth/login', heading: 'Sign in to your account', budget: 100 },
  ...[
    { page: 'home', path: '/shop/home', heading: 'Shop by category' },
    { page: 'listing', path: '/shop/listing', heading: 'All Products' },
    { page: 'product', path: `/shop/product/${_id}`, heading: title },
  ].map((visit) => ({ ...visit, person: demoShopper, budget: 122 })),
  ...[
    { page: 'admin dashboard', path: '/admin/dashboard', heading: 'Dashboard' },
    { page: 'admin products', path: '/admin/products', heading: 'Products' },
    { page: 'admin orders', path: '/admin/orders', heading: 'Orders' },
    { page: 'admin reviews', path: '/admin/reviews', heading: 'Reviews' },
  ].map((visit) => ({ ...visit, person: demoAdmin, budget: 300 })),
];

test('a first visit loads no more JavaScript than its budget', async ({ browser, baseURL, request }) => {
  const measured = [];
  for (const visit of firstVisitsWith(await addGarment(request))) {
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

async function scriptsOf(visit: FirstVisit, browser: Browser, baseURL?: string): Promise<number> {
  const context = await browser.newContext({ baseURL });
  try {
    if (visit.person) await signIn(context.request, visit.person);
    const page = await context.newPage();
    const scripts = collectScripts(page);
    await page.goto(visit.path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: visit.heading, exact: true })).toBeVisible();
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
