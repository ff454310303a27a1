import type { BrowserContext } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import kit from '../kit/package.json';
import remotes from '../public/remotes.json';
import { buildRemote } from './support/build-remote';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { sendPageAsBuilt } from './support/page/plain-page';
import { expect, test } from './support/test';

const tailor = {
  name: 'tailor',
  manifest: '/remotes/tailor/mf-manifest.json',
  frame: 'topbar',
  home: '/tailor/home',
  audience: ['shopper'],
};
const source = path.join(__dirname, 'third-remote');
let files: string;

// In one worker, so that it is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'haberdash-tailor-'));
  await buildRemote(source, files);
});
test.afterAll(() => rm(files, { recursive: true }));

/** All that a deployment does about it: a line in the list, and the files at their address. */
async function deployTailor(context: BrowserContext) {
  await sendPageAsBuilt(context);
  await context.route('**/remotes.json', (route) => route.fulfill({ json: [...remotes, tailor] }));
  await context.route('**/remotes/tailor/**', (route) => {
    const file = path.join(files, path.basename(new URL(route.request().url()).pathname));
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
}

test('a third remote, built against an earlier minor version of the kit, has its area, with its own menu and frame', async ({
  page,
  context,
}) => {
  await deployTailor(context);
  await enterAsShopper(context);
  await page.goto('/tailor/home');
  await expect(page.getByRole('heading', { name: 'Made to measure' })).toBeVisible();
  await expect(page).toHaveTitle('Made to measure · Haberdash');
  await expect(page.getByRole('link', { name: 'Tailor' })).toHaveAttribute('href', '/tailor/home');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Appointments' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('only its audience may enter a third remote', async ({ page, context }) => {
  await deployTailor(context);
  await enterAsAdmin(context);
  await page.goto('/tailor/home');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a remote that remotes.json does not list has no page', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/tailor/home');
  await expect(page.getByRole('heading', { name: "page doesn't exists" })).toBeVisible();
});

test('a remote built for another major version of the kit is refused with a message and links', async ({
  page,
  context,
}) => {
  await buildRemote(source, files, { KIT_RANGE: '^3.0.0' });
  await deployTailor(context);
  await enterAsShopper(context);
  await page.goto('/tailor/home');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText("This page doesn't fit this version of Haberdash");
  await expect(notice).toContainText(
    `Version ${kit.version} from shell of shared singleton module ${kit.name}`,
  );
  await expect(notice).toContainText('needs ^3.0.0');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Haberdash' })).toBeVisible();

  await notice.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});
