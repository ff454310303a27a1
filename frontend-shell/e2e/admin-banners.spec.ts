import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Schema } from '@haberdash/kit/api/client';
import { dayAt } from './support/day';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

type Banner = Schema<'BannerView'>;

async function bannersOf(request: APIRequestContext): Promise<Banner[]> {
  const response = await request.get('/api/common/feature/get');
  return ((await response.json()) as { data: Banner[] }).data;
}

const card = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: `Feature image ${number}` }) });

async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('The feature images', () => {
  // They are the same for all.
  test.describe.configure({ mode: 'default' });

  let before: Banner[];
  test.beforeEach(async ({ page, context }) => {
    await enterAsAdmin(context);
    before = await bannersOf(context.request);
    await page.goto('/admin/dashboard');
    // The figures above them arrive.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // They load when they come near.
    await page.getByRole('heading', { name: 'Feature images' }).scrollIntoViewIfNeeded();
    await card(page, 3).scrollIntoViewIfNeeded();
  });
  test.afterEach(async ({ context: { request } }) => {
    const known = before.map(({ _id }) => _id);
    const added = (await bannersOf(request)).filter(({ _id }) => !known.includes(_id));
    for (const { _id } of added) await request.delete(`/api/common/feature/delete/${_id}`);
    await request.put('/api/common/feature/order', { data: { ids: known } });
    for (const { _id, link, focalPoint } of before)
      await request.put(`/api/common/feature/edit/${_id}`, { data: { link, focalPoint } });
  });

  test("shows feature images with the admin's link and focal point", async ({ page, context }) => {
    await page.getByRole('button', { name: 'Edit feature image 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit feature image' });
    const picture = dialog.getByRole('slider', { name: 'Focal point' });
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(50);
    const { width, height } = (await picture.boundingBox())!;
    await picture.click({ position: { x: width / 4, y: height / 2 } });
    await expect(picture).toHaveAttribute('aria-valuetext', /^25% from the left, 50% from the top$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(dialog.getByRole('img', { name: 'On a phone' })).toHaveCSS('object-position', '26% 40%');

    for (const place of ['Kids', 'Another page…']) {
      await dialog.getByRole('combobox', { name: 'Link' }).fill(place);
      await page.keyboard.press('Enter');
    }
    await expect(dialog.getByLabel('Path')).toHaveValue('/shop/listing?category=kids');
    await dialog.getByLabel('Path').fill('https://elsewhere.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('must be a path of the shop');
    await dialog.getByLabel('Path').fill('/shop/search?keyword=wool');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(card(page, 1)).toContainText('Links to /shop/search?keyword=wool');
    expect((await bannersOf(context.request))[0]).toMatchObject({
      link: '/shop/search?keyword=wool',
      focalPoint: { x: 26, y: 40 },
    });
  });

  test('saves the order into which feature images are dragged', async ({ page, context }) => {
    const [first, second, ...others] = before.map(({ _id }) => _id);
    const handle = card(page, 1).getByTitle('Drag to move');
    const from = await middleOf(handle);
    const onto = await middleOf(card(page, 2));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, onto.y, { steps: 5 });
    await page.mouse.move(from.x, onto.y + 10);
    await page.mouse.up();

    await expect(page.getByText(`Feature image 1 moved to position 2 of ${before.length}`)).toBeAttached();
    await expect
      .poll(async () => (await bannersOf(context.request)).map(({ _id }) => _id))
      .toEqual([second, first, ...others]);
  });

  test('keep their order when Escape ends the drag', async ({ page, context }) => {
    const from = await middleOf(card(page, 1).getByTitle('Drag to move'));
    const onto = await middleOf(card(page, 3));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, onto.y + 10, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();

    await expect(page.getByText(/^Feature image \d is now/)).toHaveCount(0);
    // The shop is told of one move after the other: were the drag one of them, this would make another order of it.
    await page.getByRole('button', { name: 'Move feature image 1 down' }).click();
    const [first, second, ...others] = before.map(({ _id }) => _id);
    await expect
      .poll(async () => (await bannersOf(context.request)).map(({ _id }) => _id))
      .toEqual([second, first, ...others]);
  });

  test('a new one is placed on the home page at each width, in clicks', async ({ page, context }) => {
    test.slow();
    const picture = { name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() };
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { click, chooseFile, task } = dayAt(page, width);
      const known = new Set((await bannersOf(context.request)).map(({ _id }) => _id));
      const last = known.size + 1;
      await task(`place a banner on the home page at ${width} px`, [2, 2], async () => {
        await chooseFile(page.getByRole('button', { name: /^Choose a picture/ }), picture);
        await click(page.getByRole('button', { name: 'Upload', exact: true }));
        await expect(card(page, last)).toBeVisible();
        await expect(card(page, 1)).toContainText('Shown on the home page');
        await expect
          .poll(async () => (await bannersOf(context.request)).findIndex(({ _id }) => !known.has(_id)))
          .toBe(0);
      });
      const added = (await bannersOf(context.request)).filter(({ _id }) => !known.has(_id));
      for (const { _id } of added) await context.request.delete(`/api/common/feature/delete/${_id}`);
      await page.reload();
      await page.getByRole('heading', { name: 'Feature images' }).scrollIntoViewIfNeeded();
      await expect(card(page, known.size)).toBeVisible();
    }
  });
});
