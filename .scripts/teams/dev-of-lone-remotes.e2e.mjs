// @ts-check
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { noNginx } from '../images/nginx.mjs';
import { buildWhatIsStale } from '../lib/build.mjs';
import { startLabelled } from '../lib/process/labelled-process.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { until } from '../lib/process/processes.mjs';
import { expect, launchBrowser, signIn } from './browser.mjs';
import { Deployment } from './deployment.mjs';
import { checkOutAlone, headings, renameHeading } from './lone-remote.mjs';

describe('npm run dev of a lone shop remote in a deployed shell', { timeout: 600_000, skip: noNginx }, () => {
  const deployment = new Deployment();
  /** @type {string} */
  let checkout;
  /** @type {import('../lib/process/labelled-process.mjs').LabelledProcess} */
  let devServer;
  /** @type {string[]} */
  const lines = [];
  /** @type {import('@playwright/test').Browser} */
  let browser;
  /** @type {import('@playwright/test').Page} */
  let page;
  /** @type {string[]} */
  const errors = [];

  before(async () => {
    await buildWhatIsStale({ log: () => {} });
    checkout = await checkOutAlone('frontend-shop');
    await deployment.open();
    const port = await findFreePort();
    devServer = startLabelled(
      { name: 'shop', command: 'npm', args: ['run', 'dev'], cwd: checkout, env: { PORT: String(port) } },
      (line) => lines.push(line),
    );
    assert.ok(await until(isCompiled, 120_000), lines.join('\n'));
    deployment.move('shop', `http://localhost:${port}`);
    await expect.poll(() => policyOf('/shop/home'), { timeout: 30_000 }).toContain(`ws://localhost:${port}`);
    browser = await launchBrowser();
    page = await signIn(browser, deployment.url, 'shopper');
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  });
  after(async () => {
    await browser?.close();
    await devServer?.stop();
    await deployment.close();
    if (checkout) rmSync(checkout, { recursive: true });
  });

  /** @param {string} address @returns its Content-Security-Policy */
  const policyOf = async (address) =>
    (await fetch(deployment.url + address)).headers.get('content-security-policy') ?? '';

  const isCompiled = () => lines.some((line) => line.includes('compiled successfully'));

  /** @param {string} name */
  const expectHeading = (name) =>
    expect(async () => {
      await page.goto('/shop/home');
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });

  test('shows the pages of the dev server, without an error in the console', async () => {
    await expectHeading(headings.old);
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
    assert.deepEqual(errors, []);
  });

  test('shows a change after a reload', async () => {
    renameHeading(checkout);
    await expectHeading(headings.new);
    assert.deepEqual(errors, []);
  });
});
