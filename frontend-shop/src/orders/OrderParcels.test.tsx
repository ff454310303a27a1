import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { order, orderPage } from '../testing/samples';

test('an order shows its parcels with their pieces, their state and the link to the carrier', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const parcelNumber = 'HB-10001-1';
  const shown = order({
    orderStatus: 'inShipping',
    parcels: [
      {
        _id: 'parcel-1',
        parcelNumber,
        status: 'sent',
        pieces: [{ variantId: 'variant-1', quantity: 2 }],
        carrier: 'UPS',
        trackingNumber: '1Z999',
        trackingLink: 'https://ups.test/1Z999',
        packedDate: at,
        sentDate: at,
        deliveredDate: null,
        lostDate: null,
        remedy: null,
      },
    ],
    parcelHistory: [{ parcelNumber, status: 'sent', by: 'shop', at }],
  });
  const { history: _, parcelHistory: __, ...listed } = shown;
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/order/list/{userId}': orderPage([listed]),
    'GET /api/shop/order/details/{orderId}': { success: true, data: shown },
  });
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('list', { name: 'Parcels' })).toHaveTextContent(
    /HB-10001-1Sent 21 November 2026.*2 × Linen Shirt.*UPS 1Z999/,
  );
  expect(dialog.getByRole('link', { name: /1Z999/ })).toHaveAttribute('href', 'https://ups.test/1Z999');
  await waitFor(() =>
    expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent('Sent: parcel HB-10001-1'),
  );
});
