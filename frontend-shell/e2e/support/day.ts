import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './page/axe';
import { menuEntry } from './page/menu';
import { overflow } from './page/overflow';

/** Below this width, the menu opens by a button. */
const wide = 1024;

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Counts the clicks of a task, and examines the page at which it ends. */
export function dayAt(desk: Page, width: number) {
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const openMenu = async () => {
    if (width < wide) await click(desk.getByRole('button', { name: 'Toggle Menu' }));
  };
  /** The entries of the section that is open are there at once. */
  const go = async (section: string, label: string) => {
    await openMenu();
    await menuEntry(desk, section).waitFor();
    if (!(await menuEntry(desk, label).isVisible())) {
      await click(menuEntry(desk, section));
      if (width < wide) await expect(menuEntry(desk, section)).toBeHidden();
      await openMenu();
    }
    await click(menuEntry(desk, label));
  };
  /** The first page of a section opens with it. */
  const openSection = async (section: string) => {
    await openMenu();
    await click(menuEntry(desk, section));
  };
  /** The button that opens the computer's files, and one of them. */
  const chooseFile = async (opener: Locator, file: File) => {
    const chooser = desk.waitForEvent('filechooser');
    await click(opener);
    await (await chooser).setFiles(file);
  };
  const task = (name: string, [onDesk, onPhone]: [number, number], steps: () => Promise<void>) =>
    test.step(name, async () => {
      clicks = 0;
      await steps();
      expect.soft(clicks, `clicks to ${name}`).toBe(width < wide ? onPhone : onDesk);
      expect.soft(await overflow(desk), `overflow after ${name}`).toBe(0);
      expect.soft(await violationsOn(desk), `axe after ${name}`).toEqual([]);
    });
  return { click, go, openMenu, openSection, chooseFile, task };
}
