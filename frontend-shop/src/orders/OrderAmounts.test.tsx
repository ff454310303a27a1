import type { Schema } from '@haberdash/kit/api/client';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, orderPage } from '../testing/samples';

type Order = Schema<'OrderDetailsView'>;

test('an order has a row for each discount and each tax, and one of a server of 1.0.0 has none', async () => {
  const reduced = order({
    components: [
      { kind: 'tax', part: 'goods', label: 'Sales tax', amount: 4 },
      { kind: 'discount', part: 'goods', label: 'Autumn sale', amount: -10 },
    ],
    totalAmount: 93.98,
  });
  const { components: _, ...older } = order({ _id: 'order-2', orderNumber: 'HB-10002' });
  const details = ({ url }: { url: URL }) => (url.pathname.endsWith('order-2') ? older : reduced);
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/order/list/{userId}': orderPage([reduced, older as Order]),
    'GET /api/shop/order/details/{orderId}': (request) => ({
      success: true,
      data: details(request) as Order,
    }),
  });
  const rowsOf = async (number: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`View Details.*${number}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
    const rows = [...dialog.getByText('Subtotal').closest('dl')!.children].map(
      ({ textContent }) => textContent,
    );
    await user.keyboard('{Escape}');
    return rows.map((text) => text.replace(/Standard.*Nov/, ''));
  };
  expect(await rowsOf('HB-10001')).toEqual([
    'Subtotal$99.98',
    'Autumn sale-$10.00',
    'DeliveryFree',
    'Sales tax$4.00',
  ]);
  expect(await rowsOf('HB-10002')).toEqual(['Subtotal$99.98', 'DeliveryFree']);
});
