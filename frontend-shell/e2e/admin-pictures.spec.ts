import { violationsOn } from './support/page/axe';
import { addProduct } from './support/goods';
import { overflow } from './support/page/overflow';
import { enterAsAdmin, enterAsShopper } from './support/people';
import { expect, test } from './support/test';

test('an admin adds pictures, orders them by mouse and keyboard and crops one, and the shop shows them so', async ({
  page,
  browser,
  request,
}) => {
  const { _id, title } = await addProduct(request);
  await enterAsAdmin(page.context());
  await page.goto(`/admin/products/${_id}`);
  const form = page.getByRole('main');
  const shots = [];
  for (const name of ['front', 'back', 'label']) {
    await page.setViewportSize({ width: 1000 + 10 * shots.length, height: 900 });
    shots.push({ name: `${name}.png`, mimeType: 'image/png', buffer: await page.screenshot() });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.locator('input[type=file][multiple]').setInputFiles(shots);
  const list = form.getByRole('list', { name: 'Pictures in their order' });
  await expect(list.getByRole('img', { name: /^picture/ })).toHaveCount(3);
  for (const [place, text] of ['Front', 'Back', 'Label'].entries())
    await form.getByLabel(`Alternative text of picture ${place + 2}`).fill(text);

  await form.getByRole('button', { name: 'Move picture 4 up' }).focus();
  await page.keyboard.press('Enter');
  const texts = () =>
    list.getByRole('textbox').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  expect(await texts()).toEqual(['Front', 'Label', 'Back']);
  await list.getByRole('listitem').nth(1).getByTitle('Drag to move').hover();
  await page.mouse.down();
  const last = (await list.getByRole('listitem').last().boundingBox())!;
  await page.mouse.move(last.x + 10, last.y + last.height - 5, { steps: 8 });
  await page.mouse.up();
  await expect.poll(texts).toEqual(['Label', 'Back', 'Front']);

  await form.getByRole('button', { name: 'Crop picture 2' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop picture 2' });
  await crop.getByRole('slider', { name: 'Focal point' }).focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(crop.getByRole('img', { name: 'In the shop' })).toHaveCSS('object-position', '10% 50%');
  expect(await violationsOn(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Keep' }).click();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
  }
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product updated successfully' })).toBeVisible();

  const street = await browser.newContext();
  await enterAsShopper(street);
  const visit = await street.newPage();
  await visit.goto(`/shop/product/${_id}`);
  const thumbnails = visit.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails).toHaveCount(4);
  await expect(thumbnails.nth(1)).toHaveAccessibleName('Show picture 2 of 4: Label');
  await thumbnails.nth(1).click();
  await expect(visit.getByRole('button', { name: 'Zoom: Label' }).locator('img')).toHaveCSS(
    'object-position',
    '10% 50%',
  );
  await visit.goto(`/shop/search?keyword=${encodeURIComponent(title)}`);
  const card = visit.getByRole('article', { name: title });
  await card.hover();
  await expect(card.locator('img[alt=""]')).toHaveCSS('opacity', '1');
  await expect(card.locator('img[alt=""]')).toHaveCSS('object-position', '10% 50%');
  await street.close();
});

test('a slow upload shows how much of the picture has been sent', async ({ page, request }) => {
  const { _id, title } = await addProduct(request);
  await enterAsAdmin(page.context());
  await page.goto(`/admin/products/${_id}`);
  const form = page.getByRole('main');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  // A picture of an empty page is small enough to be sent at once.
  const picture = await page.screenshot();
  const connection = await page.context().newCDPSession(page);
  const throttle = (bytesPerSecond: number) =>
    connection.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await throttle(picture.length / 6);
  const file = { name: 'front.png', mimeType: 'image/png', buffer: picture };
  await form.locator('input[type=file][multiple]').setInputFiles([file]);
  const progress = form.getByRole('progressbar', { name: 'Upload of front.png' });
  await expect
    .poll(async () => {
      const value = Number(await progress.getAttribute('value'));
      return value > 0 && value < 100;
    })
    .toBe(true);
  await throttle(-1);
  await expect(form.getByRole('img', { name: 'picture 2' })).toBeVisible();
});
