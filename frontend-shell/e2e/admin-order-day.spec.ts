import { buyThree } from './support/checkout';
import { dayAt } from './support/day';
import { addProduct } from './support/goods';
import { enterAsAdmin } from './support/people';
import { expect, test } from './support/test';

for (const width of [375, 768, 1440]) {
  test(`an order in two parcels at ${width} px, in clicks`, async ({ page, browser, request }) => {
    test.slow();
    const product = await addProduct(request, { price: 31 });
    const number = await buyThree(page, product);
    const office = await browser.newContext({ viewport: { width, height: 900 } });
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto(`/admin/orders?q=${number}`);
    await desk.getByRole('link', { name: number }).click();
    await expect(desk.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
    const { click, task } = dayAt(desk, width);
    const button = (name: string) => desk.getByRole('button', { name, exact: true });
    const inDialog = (name: string) => desk.getByRole('dialog').getByRole('button', { name, exact: true });

    await task('correct the address', [2, 2], async () => {
      await click(button('Correct address'));
      await desk.getByRole('textbox', { name: 'Address' }).fill('9 Needle Street');
      await click(button('Save address'));
      await expect(desk.getByText('9 Needle Street').first()).toBeVisible();
      await expect(button('Correct address')).toBeVisible();
    });

    await task('cancel one piece', [2, 2], async () => {
      await click(button('Cancel items and refund'));
      await desk.getByRole('spinbutton', { name: `Pieces of ${product.title}` }).fill('1');
      await expect(desk.getByText(/^\$31\.00 goes back to/)).toBeVisible();
      await click(button('Cancel these items'));
      await expect(desk.getByText('1 of 3 cancelled').first()).toBeVisible();
    });

    await task('send the rest in two parcels', [7, 7], async () => {
      await click(button('Choose items'));
      await desk.getByRole('spinbutton', { name: `Pieces of ${product.title}` }).fill('1');
      await click(button('Pack these items'));
      await desk
        .getByRole('form', { name: `Tracking of parcel ${number}-1` })
        .getByLabel('Tracking number')
        .fill('AB-1');
      await click(button(`Ship and notify: parcel ${number}-1`));
      await click(inDialog('Ship and notify'));
      await expect(button(`Mark as delivered: parcel ${number}-1`)).toBeVisible();
      await click(button('Pack all items'));
      await desk
        .getByRole('form', { name: `Tracking of parcel ${number}-2` })
        .getByLabel('Tracking number')
        .fill('AB-2');
      await click(button(`Ship and notify: parcel ${number}-2`));
      await click(inDialog('Ship and notify'));
      await expect(button(`Mark as delivered: parcel ${number}-2`)).toBeVisible();
    });

    await task('give the money of a lost parcel back', [2, 2], async () => {
      await click(button(`Mark as lost: parcel ${number}-1`));
      await expect(desk.getByText(/^A refund gives \$31\.00 back/)).toBeVisible();
      await click(inDialog('Refund'));
      await expect(desk.getByRole('dialog')).toBeHidden();
      await expect(button(`Mark as lost: parcel ${number}-1`)).toHaveCount(0);
    });
    await office.close();
  });

  test(`a paid order is rejected at ${width} px, in clicks`, async ({ page, browser, request }) => {
    const number = await buyThree(page, await addProduct(request, { price: 31 }));
    const office = await browser.newContext({ viewport: { width, height: 900 } });
    await enterAsAdmin(office);
    const desk = await office.newPage();
    await desk.goto(`/admin/orders?q=${number}`);
    await desk.getByRole('link', { name: number }).click();
    const { click, task } = dayAt(desk, width);
    await task('reject the order', [4, 4], async () => {
      await click(desk.getByRole('combobox', { name: 'Order Status' }));
      await click(desk.getByTitle('Rejected', { exact: true }));
      await click(desk.getByRole('button', { name: 'Update Order Status' }));
      const question = desk.getByRole('dialog', { name: /^Reject this order and refund \$93\.00 to/ });
      await click(question.getByRole('button', { name: 'Reject and refund' }));
      await expect(question).toBeHidden();
      await expect(
        desk
          .getByRole('list', { name: 'Timeline' })
          .getByText(/reject/i)
          .first(),
      ).toBeVisible();
    });
    await office.close();
  });
}
