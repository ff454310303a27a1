import { expect, type Locator, type Page } from '@playwright/test';

/** A full listing has fewer tab stops. */
const enough = 300;

type Direction = 'Tab' | 'Shift+Tab';

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator, direction: Direction = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < enough; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(direction);
  }
  throw new Error(`${direction} does not lead to ${target.toString()}`);
}

export async function pressOn(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space',
  direction?: Direction,
): Promise<void> {
  await tabTo(page, target, direction);
  await page.keyboard.press(key);
}
