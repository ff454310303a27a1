import { defineConfig } from '@playwright/test';

// Chromium's sandbox refuses to run as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// Chromium takes a page that a test fulfills for one of the internet, and would keep it from remotes at other ports of this machine.
const args = [...asRoot, '--disable-features=LocalNetworkAccessChecks'];

const shop = {
  command: 'node e2e/support/open-shop.mjs',
  // Its port is whichever is free. Each group's name in upper case becomes an environment variable.
  wait: {
    stdout:
      /(?<shop_database>postgres:\S+)[^]*(?<shop_announcement>open at (?<shop_url>http\S+)[^]*\n +admin .*)/,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
  timeout: 400_000,
};

export default defineConfig({
  testDir: 'e2e',
  // They write into docs/.
  testIgnore: process.env.SCREENSHOTS ? undefined : '**/screenshots.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Two workers, the server and its database share what may be two slow cores.
  expect: { timeout: 10_000 },
  reporter: 'list',
  globalSetup: './e2e/support/find-chromium.mjs',
  // SHOP_URL names a shop that is open already.
  webServer: process.env.SHOP_URL ? undefined : shop,
  use: {
    baseURL: process.env.SHOP_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a tenth of the time. Elsewhere, `--trace on` records them.
    trace: { mode: process.env.CI ? 'retain-on-failure' : 'off', screenshots: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
});
