import type { Page } from '@playwright/test';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const ended = (page: Page) => page.getByRole('heading', { name: 'This preview has ended' });

/** An admin adds a draft and copies the link to its preview. */
async function draftWithLink(page: Page) {
  const context = page.context();
  await enterAsAdmin(context);
  const { _id, title } = await addProduct(context.request, { state: 'draft', totalStock: 3 });
  await page.goto(`/admin/products?ids=${_id}`);
  const copyLink = async () => {
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: /^Copy preview link/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    const link = await dialog.getByRole('textbox').inputValue();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return link;
  };
  return { title, copyLink };
}

test('a visitor without a session opens the preview of a draft by its link', async ({ page, browser }) => {
  const { title, copyLink } = await draftWithLink(page);
  const link = await copyLink();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(heading(visitor, title)).toBeVisible();
  await expect(visitor.getByRole('note')).toContainText('nothing can be bought here');
  await expect(visitor.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await expect(visitor.getByText(/No reviews yet|items left/)).toBeHidden();
});

test('a link that was tampered with or replaced by a newer one says that the preview has ended', async ({
  page,
  browser,
}) => {
  const { title, copyLink } = await draftWithLink(page);
  const first = await copyLink();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${first}x`);
  await expect(ended(visitor)).toBeVisible();
  await visitor.goto(first);
  await expect(heading(visitor, title)).toBeVisible();

  const second = await copyLink();
  await visitor.reload();
  await expect(ended(visitor)).toBeVisible();
  await expect(visitor.getByText('Ask the shop for a new link.')).toBeVisible();
  await visitor.goto(second);
  await expect(heading(visitor, title)).toBeVisible();
});

test('an admin opens a preview, and no call is refused', async ({ page, context }) => {
  const { title, copyLink } = await draftWithLink(page);
  const link = await copyLink();
  // In a tab of its own: closing the dialog goes back in the history of the other one.
  const preview = await context.newPage();
  const refused: string[] = [];
  preview.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await preview.goto(link);
  await expect(heading(preview, title)).toBeVisible();
  await preview.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
