import type { Page } from '@playwright/test';

/** Opens a page of the admin, by the section of the menu that it stands in. */
export async function openFromMenu(page: Page, section: string, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await menu.getByRole('link', { name: section, exact: true }).click();
  await menu.getByRole('link', { name: label, exact: true }).click();
}
