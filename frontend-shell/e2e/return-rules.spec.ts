import { expect, test } from './support/test';
import { violationsOn } from './support/page/axe';
import { putIntoCart } from './support/checkout';
import { addGarment, pathOf, variantIdOf } from './support/goods';
import { enterAsShopper } from './support/people';

const terms = '30 days to send it back';

for (const width of [320, 1440])
  test(`a product, the cart and the page of returns say the same rules at ${width} px`, async ({
    page,
    request,
  }) => {
    const garment = await addGarment(request);
    const shopper = await enterAsShopper(page.context());
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf(garment));
    const link = page.getByRole('link', { name: terms });
    await expect(link).toBeVisible();
    expect.soft(await violationsOn(page)).toEqual([]);

    await putIntoCart(page.context(), shopper, garment, { variantId: variantIdOf(garment, 'S', 'Navy') });
    await page.reload();
    await page.getByRole('button', { name: /^Cart/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(sheet.getByText(terms)).toBeVisible();
    await page.keyboard.press('Escape');

    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await expect(page.getByText(/^30 days from the day on which the last parcel/)).toBeVisible();
    expect.soft(await violationsOn(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(false);
  });
