import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, orderPage, shopContent } from '../testing/samples';

test('an order is printed on a sheet of its own', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const [item] = order().cartItems;
  const bought = order({
    cartItems: [{ ...item!, cancelled: 1 }],
    deliveryAmount: 4.5,
    components: [
      { kind: 'discount', part: 'goods', label: 'Autumn sale', amount: -10 },
      { kind: 'tax', part: 'goods', label: 'Sales tax', amount: 9 },
      { kind: 'discount', part: 'delivery', label: 'Half the delivery', amount: -2.25 },
    ],
    totalAmount: 101.23,
    cancellations: [
      {
        ...{ _id: 'cancellation-1', pieces: [{ variantId: item!.variantId, quantity: 1 }], by: 'you' },
        ...{
          at: '2026-11-20T15:00:00.000Z',
          refund: 49.99,
          delivery: 0,
          refundDate: '2026-11-20T15:01:00.000Z',
        },
      },
    ],
    delivery: { ...order().delivery!, name: 'Standard', promised: { from: '2026-11-24', to: '2026-11-26' } },
  });
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/order/list/{userId}': orderPage([bought]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: bought },
    'GET /api/shop/content': { success: true, data: shopContent({ postalAddress: 'High Street 1\nBerlin' }) },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  await user.click(await screen.findByRole('button', { name: 'Print order HB-10001' }));

  expect(print).toHaveBeenCalledTimes(1);
  const sheet = screen.getByTestId('printed-order');
  expect(sheet).toHaveTextContent(
    /^HaberdashHigh Street 1Berlinhelp@haberdash.testOrder confirmation HB-10001/,
  );
  expect(sheet).toHaveTextContent(/Deliver toSam Shopper1 Thread Lane4000-123 PortoPortugal/);
  expect(sheet).toHaveTextContent(
    /Order Date20 November 2026.*Payment StatusPaid.*Standard, Tue 24 – Thu 26 Nov/,
  );
  const rows = within(sheet).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ItemSKUQuantityPriceAmount',
    'Linen Shirt, 1 cancelled2$49.99$99.98',
    'Subtotal$99.98',
    'Autumn sale-$10.00',
    'Delivery$4.50',
    'Half the delivery-$2.25',
    'Sales tax$9.00',
    'Total$101.23',
    'Refunded$49.99',
  ]);
});
