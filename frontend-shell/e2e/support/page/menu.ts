import type { Page } from '@playwright/test';

/** Opens a page of the admin, by the section of the menu that it stands in. */
export async function openFromMenu(page: Page, section: string, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await menu.getByRole('link', { name: named(section) }).click();
  await menu.getByRole('link', { name: named(label) }).click();
}

/** Work may wait there, which follows the label. */
const named = (label: string): RegExp => new RegExp(`^${label}( ?[\\d,+]+ waiting)?$`);
