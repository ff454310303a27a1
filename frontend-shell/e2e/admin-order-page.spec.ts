import { goToCheckout, orderNumberIn, orderRows, pay } from './support/checkout';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { violationsOn } from './support/page/axe';
import { expect, test } from './support/test';

for (const width of [375, 1440]) {
  test(`an order is a page at ${width} px: it is packed by its next action, and its head stays in view`, async ({
    page,
    browser,
    request,
  }) => {
    const { userName } = await goToCheckout(page, await addProduct(request, { price: 31 }));
    await pay(page);
    await page.goto('/shop/account');
    const number = await orderNumberIn(orderRows(page));

    const office = await browser.newContext({ viewport: { width, height: 900 } });
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto(`/admin/orders?q=${number}`);
    await desk.getByRole('link', { name: number }).click();
    const heading = desk.getByRole('heading', { name: `Order ${number}`, level: 1 });
    await expect(heading).toBeVisible();
    await expect(desk.getByRole('link', { name: '1 paid order' })).toBeVisible();
    const timeline = desk.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByText(/^E-mail “Order confirmed”/)).toBeVisible();
    expect.soft(await violationsOn(desk)).toEqual([]);

    await desk.getByRole('button', { name: 'Pack all items' }).click();
    await desk.getByRole('button', { name: 'Add the number and ship' }).click();
    const tracking = desk.getByRole('form', { name: `Tracking of parcel ${number}-1` });
    await expect(tracking.locator(':focus')).toHaveCount(1);
    await timeline.scrollIntoViewIfNeeded();
    await expect(timeline.getByText(`Packed: parcel ${number}-1`)).toBeVisible();
    await expect(heading).toBeInViewport();
    const overflow = () =>
      desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect.soft(await violationsOn(desk)).toEqual([]);
    await desk.getByRole('link', { name: userName }).click();
    await expect(desk.getByRole('heading', { name: userName, level: 1 })).toBeVisible();
  });
}
