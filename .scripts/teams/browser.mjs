// @ts-check
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../lib/chromium.mjs';
import { root } from '../lib/workspaces.mjs';

/** @type {typeof import('@playwright/test')} */
const playwright = createRequire(path.join(root, 'frontend-shell/package.json'))('@playwright/test');

export const { expect } = playwright;

export async function launchBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return playwright.chromium.launch({ executablePath: await findChromium(), args });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL the shell's address
 * @param {'shopper' | 'admin'} role of a demo account
 * @returns a page of a context with a session
 */
export async function signIn(browser, baseURL, role) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const data = { email: `${role}@haberdash.test`, password: `${role}-demo-password` };
  const response = await context.request.post('/api/auth/login', { data });
  assert.equal(response.status(), 200);
  return context.newPage();
}
