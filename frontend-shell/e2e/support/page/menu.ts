import type { Locator, Page } from '@playwright/test';

/** The entry of the admin's menu. Work that waits there follows its label. */
export const menuEntry = (page: Page, label: string): Locator =>
  page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: new RegExp(`^${label}( ?[\\d,+]+ waiting)?$`) });

/** Opens a page of the admin, by the section of the menu that it stands in. */
export async function openFromMenu(page: Page, section: string, label: string): Promise<void> {
  await menuEntry(page, section).click();
  await menuEntry(page, label).click();
}
