import type { BrowserContext } from '@playwright/test';
import path from 'node:path';

/** The shell's page as it was built: so a web server sends it that puts nothing into it. */
export async function sendPageAsBuilt(context: BrowserContext): Promise<void> {
  const page = path.join(__dirname, '../../../dist/index.html');
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.fulfill({ path: page }) : route.fallback(),
  );
}
