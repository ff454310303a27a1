// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './process/run.mjs';
import { StartupError } from './startup-error.mjs';
import { binary } from './workspaces.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium for the browser tests: one that is here, else Playwright's download, else Debian's package.
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new StartupError(`CHROMIUM_PATH names no browser that runs: ${named}.`);
  }
  const found = onThisMachine() ?? (await downloaded()) ?? (await fromDebian());
  if (found) return found;
  throw new StartupError('The browser tests need Chromium: install one, or set CHROMIUM_PATH to it.');
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...elsewhere,
  ];
  return [...candidates, playwrightsOwn()].find(works);
}

/** Where Playwright keeps, or would keep, the Chromium of its version. */
function playwrightsOwn() {
  const fromShell = createRequire(new URL('../../frontend-shell/package.json', import.meta.url));
  return /** @type {string} */ (fromShell('@playwright/test').chromium.executablePath());
}

/** @param {string} file */
function works(file) {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}

async function downloaded() {
  await run(binary('playwright'), ['install', 'chromium']);
  return [playwrightsOwn()].find(works);
}

/** Only root may install it, and only where there is apt-get. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env });
  return onThisMachine();
}
