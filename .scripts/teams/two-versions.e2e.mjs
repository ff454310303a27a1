// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { noNginx } from '../images/nginx.mjs';
import { buildWhatIsStale } from '../lib/build.mjs';
import { npm } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { expect, launchBrowser, signIn } from './browser.mjs';
import { Deployment, publish } from './deployment.mjs';
import { checkOutAlone, edit, headings, renameHeading } from './lone-remote.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const nextVersion = '99.0.0';
const notLoaded = "We couldn't load this page";

/** The next version of the shop, as its team builds it. @returns its checkout */
async function buildNextShop() {
  const checkout = await checkOutAlone('frontend-shop');
  renameHeading(checkout);
  edit(path.join(checkout, 'package.json'), /"version": "[^"]+"/, `"version": "${nextVersion}"`);
  const { code, output } = await npm(['run', 'build'], { cwd: checkout });
  assert.equal(code, 0, output);
  return checkout;
}

/**
 * Breaks all scripts of a release.
 * @param {string} folder
 * @param {string | undefined} script what they contain; without it, they are missing
 */
function breakScripts(folder, script) {
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    if (/\.(gz|br)$/.test(file)) rmSync(file);
    else if (file.endsWith('.js') && script === undefined) rmSync(file);
    else if (file.endsWith('.js')) writeFileSync(file, script ?? '');
  }
}

describe('two versions of the shop remote', { timeout: 600_000, skip: noNginx }, () => {
  const deployment = new Deployment();
  /** @type {import('@playwright/test').Browser} */
  let browser;
  /** @type {string} */
  let nextShop;
  /** @type {Page} */
  let shopper;
  /** @type {Page} */
  let admin;
  /** Documents that the admin's page has loaded. */
  let adminLoads = 0;

  before(async () => {
    await buildWhatIsStale({ log: () => {} });
    nextShop = await buildNextShop();
    await deployment.open();
    browser = await launchBrowser();
    shopper = await signIn(browser, deployment.url, 'shopper');
    admin = await signIn(browser, deployment.url, 'admin');
    await shopper.goto('/shop/home');
    await expectHeading(shopper, headings.old);
    await admin.goto('/admin/dashboard');
    await expect(admin.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    admin.on('load', () => (adminLoads += 1));
  });
  after(async () => {
    await browser?.close();
    await deployment.close();
    if (nextShop) rmSync(nextShop, { recursive: true });
  });

  /** @param {Page} page @param {string} name */
  const expectHeading = (page, name, timeout = 20_000) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout });

  /**
   * The backend reads what it composes pages of again every second, so the first reload may still show the version before.
   * @param {Page} page
   * @param {string} name
   */
  const expectHeadingAfterReload = (page, name, timeout = 5000) =>
    expect(async () => {
      await page.goto('/shop/home', { waitUntil: 'commit' });
      await expectHeading(page, name, timeout);
    }).toPass({ timeout: 90_000 });

  async function expectUntouchedAdmin() {
    const navigation = admin.getByRole('navigation');
    await navigation.getByRole('link', { name: 'Orders' }).click();
    await expectHeading(admin, 'Orders');
    await navigation.getByRole('link', { name: 'Products' }).click();
    await expectHeading(admin, 'Products');
    assert.equal(adminLoads, 0, 'documents that the admin page loaded since');
  }

  const scriptsOfShell = () =>
    shopper
      .locator('script[src]')
      .evaluateAll((scripts) =>
        scripts.map((script) => script.getAttribute('src') ?? '').filter((source) => source.startsWith('/')),
      );

  test('an open page keeps working while the next version is published', async () => {
    publish(path.join(nextShop, 'dist'), deployment.folderOf('shop'));
    const published = await fetch(`${deployment.shopUrl}/contract.json`);
    const contract = /** @type {{ version: string }} */ (await published.json());
    assert.equal(contract.version, nextVersion);

    let loads = 0;
    shopper.on('load', () => (loads += 1));
    await shopper.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
    await expectHeading(shopper, 'All Products');
    await shopper.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expectHeading(shopper, headings.old);
    assert.equal(loads, 0);
  });

  test('a reload shows the next version, on the same shell', async () => {
    const before = await scriptsOfShell();
    await expectHeadingAfterReload(shopper, headings.new);
    assert.notEqual(before.length, 0);
    assert.deepEqual(await scriptsOfShell(), before);
    await expectUntouchedAdmin();
  });

  for (const [what, script] of Object.entries({
    throws: "throw new Error('a broken release');",
    'is no JavaScript': '<!doctype html>',
    'lacks its files': undefined,
  })) {
    test(`a release that ${what} is contained, and rolled back by one address`, async () => {
      const name = `shop-that-${what.replaceAll(' ', '-')}`;
      const server = await deployment.serve(name, path.join(root, 'frontend-shop/dist'));
      breakScripts(deployment.folderOf(name), script);
      deployment.move('shop', server.url);
      await expectHeadingAfterReload(shopper, notLoaded);
      await expectUntouchedAdmin();

      deployment.move('shop', deployment.shopUrl);
      await expectHeadingAfterReload(shopper, headings.new);
    });
  }

  test('a release whose server hangs is contained, and rolled back by one address', async () => {
    const server = createServer(() => {});
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    deployment.move('shop', `http://127.0.0.1:${port}`);
    // The shell waits for ten seconds.
    await expectHeadingAfterReload(shopper, notLoaded, 15_000);
    await expectUntouchedAdmin();

    deployment.move('shop', deployment.shopUrl);
    await expectHeadingAfterReload(shopper, headings.new);
    server.close();
  });

  test('the previous version is restored with its files', async () => {
    publish(path.join(root, 'frontend-shop/dist'), deployment.folderOf('shop'));
    await expectHeadingAfterReload(shopper, headings.old);
    await expectUntouchedAdmin();
  });
});
