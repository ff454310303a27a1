import type { APIRequestContext, Page, Request } from '@playwright/test';
import { addGarment } from './support/goods';
import { demoAdmin, demoShopper, signIn, type Person } from './support/people';
import { expect, test } from './support/test';

interface FirstVisit {
  page: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  /** The heading is there when the page is. */
  heading: string | RegExp;
  person?: Person;
  /** KB of JavaScript over the wire. */
  budget: number;
}

const asShopper = { person: demoShopper };
const asAdmin = { person: demoAdmin };

/** Each may grow by 1 KB at most. The admin's lists are larger than its dashboard by antd's Table. */
const firstVisits: FirstVisit[] = [
  { page: 'the login', path: '/auth/login', heading: 'Sign in to your account', budget: 123 },
  { page: 'the home page', path: '/shop/home', heading: 'Shop by category', budget: 162, ...asShopper },
  { page: 'the listing', path: '/shop/listing', heading: 'All Products', budget: 161, ...asShopper },
  { page: 'a product', path: pathOfGarment, heading: /^Seamed shirt/, budget: 164, ...asShopper },
  { page: 'the dashboard', path: '/admin/dashboard', heading: 'Dashboard', budget: 201, ...asAdmin },
  { page: 'the admin of products', path: '/admin/products', heading: 'Products', budget: 378, ...asAdmin },
  {
    page: 'the page of a product',
    path: pathOfForm,
    heading: 'Edit Product',
    budget: 354,
    ...asAdmin,
  },
  { page: 'the admin of orders', path: '/admin/orders', heading: 'Orders', budget: 370, ...asAdmin },
  {
    page: 'the admin of features',
    path: '/admin/features',
    heading: 'admin features',
    budget: 181,
    ...asAdmin,
  },
  { page: 'the admin of reviews', path: '/admin/reviews', heading: 'Reviews', budget: 368, ...asAdmin },
];

for (const { page: name, path, heading, person, budget } of firstVisits) {
  test(`a first visit of ${name} loads no more JavaScript than ${budget} KB`, async ({
    page,
    context,
    request,
  }) => {
    const address = typeof path === 'string' ? path : await path(request);
    if (person) await signIn(context.request, person);
    // One visit in ten is measured, which loads 3 KB more.
    await page.addInitScript(() => (Math.random = () => 0.5));
    const scripts = collectScripts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    const kilobytes = await kilobytesOf(scripts);
    test.info().annotations.push({ type: 'JavaScript', description: `${kilobytes.toFixed(1)} KB` });
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });
}

async function pathOfGarment(request: APIRequestContext): Promise<string> {
  const { _id } = await addGarment(request);
  return `/shop/product/${_id}`;
}

async function pathOfForm(request: APIRequestContext): Promise<string> {
  const { _id } = await addGarment(request);
  return `/admin/products/${_id}`;
}

function collectScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

async function kilobytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}
