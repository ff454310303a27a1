import { expect, type Page } from '@playwright/test';

/**
 * Waits until as many open dialogs have an entry in the browser's history: one that is closed takes its own back a moment
 * after it is gone, and a Back within that moment would be the same one.
 */
export async function expectDialogsInHistory(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(dialogsInHistory)).toBe(count);
}

function dialogsInHistory(): number {
  const { usr } = (history.state ?? {}) as { usr?: { dialog?: { beneath?: string[] } } | null };
  return usr?.dialog ? 1 + (usr.dialog.beneath?.length ?? 0) : 0;
}
