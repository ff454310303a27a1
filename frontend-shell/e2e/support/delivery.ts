import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { demoAdmin, signIn } from './people';

interface OwnMethod {
  name: string;
  price: number;
  days: number;
  carrier?: string;
  trackingAddress?: string;
}

/** German addresses that only the calling test has, with methods of their own. The request becomes the admin's. */
export async function addZone(request: APIRequestContext, methods: OwnMethod[]) {
  await signIn(request, demoAdmin);
  const pincode = String(randomInt(10_000, 100_000));
  const zone = { name: `Near ${pincode}`, countries: ['DE'], postcodePrefixes: [pincode] };
  const added = await request.post('/api/admin/delivery/zones', { data: zone });
  const zoneId = ((await added.json()) as { data: { id: string } }).data.id;
  for (const { price, days, ...method } of methods) {
    const table = { measure: 'subtotal', steps: [{ from: 0, price }] };
    const dates = { workingDays: { min: days, max: days + 1 }, cutOff: '14:00' };
    const data = { zoneId, table, ...dates, ...method };
    expect((await request.post('/api/admin/delivery/methods', { data })).status()).toBe(201);
  }
  return { country: 'DE', recipient: 'Hanna Hafen', pincode };
}

/** The e-mail's HTML, once it is in the demo's mailbox. */
export async function openMail(page: Page, recipient: string, subject: RegExp) {
  const mail = mailsTo(page, recipient).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/simulators/mail/');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  return page.frameLocator('iframe').locator('body');
}

export const mailsTo = (page: Page, recipient: string) =>
  page.getByRole('row').filter({ hasText: recipient });
