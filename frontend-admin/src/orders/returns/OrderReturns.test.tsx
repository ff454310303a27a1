import { openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { declaredReturn } from '../../testing/returns';
import { paidOrder, pick } from '../../testing/samples';
import type { Order } from '../orders.api';
import type { OrderReturns } from './order-returns.api';

const returnsCall = 'GET /api/admin/orders/{id}/returns';
const declareCall = 'POST /api/admin/orders/{id}/returns';
const delivered: Order = { ...paidOrder, orderStatus: 'delivered' };
const returnable: OrderReturns = {
  window: { basis: 'delivered', lastDay: '2026-12-24', isOpen: true },
  lines: [
    {
      variantId: 'variant-1',
      returnable: 2,
      exclusion: null,
      exchangeableFor: [
        { variantId: 'large', size: 'L', colour: null, stock: 1 },
        { variantId: 'small', size: 'S', colour: null, stock: 5 },
      ],
    },
  ],
  returns: [],
};

async function recordReturn() {
  let shown = returnable;
  const opened = await openOrders({
    ...shopWith(delivered),
    [returnsCall]: () => ({ success: true, data: shown }),
    [declareCall]: () => {
      shown = { ...returnable, returns: [declaredReturn] };
      return { success: true, data: declaredReturn };
    },
  });
  const dialog = await openDetails(opened.user);
  await opened.user.click(await dialog.findByRole('button', { name: 'Record a return' }));
  const declared = () =>
    opened.sent.find(({ call }) => call === 'POST /api/admin/orders/order-1/returns')?.body;
  return { ...opened, dialog, declared };
}

const choosePieces = '{Backspace}';

test('a return is declared for a customer who wants another size, and the sizes are those in stock', async () => {
  const { user, dialog, declared, toasts } = await recordReturn();
  expect(dialog.queryByLabelText(/the customer wants$/)).not.toBeInTheDocument();
  const pieces = dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' });
  await user.type(pieces, `${choosePieces}1`);
  await pick(user, 'For Linen Shirt, the customer wants', 'Exchange for L');
  await user.type(pieces, `${choosePieces}2`);
  expect(dialog.queryByText('Exchange for L')).not.toBeInTheDocument();
  await pick(user, 'For Linen Shirt, the customer wants', 'Exchange for S');
  await user.click(dialog.getByRole('button', { name: 'Declare for the customer' }));

  expect(await dialog.findByRole('link', { name: 'R-10001' })).toBeVisible();
  expect(toasts).toMatchObject([{ message: 'Return R-10001 is recorded' }]);
  expect(declared()).toMatchObject({
    kind: 'return',
    pieces: [{ variantId: 'variant-1', quantity: 2, reason: null, wantedVariantId: 'small' }],
  });
});

test('without a wish, the money goes back', async () => {
  const { user, dialog, declared } = await recordReturn();
  await user.type(dialog.getByRole('spinbutton', { name: 'Pieces of Linen Shirt' }), `${choosePieces}1`);
  await user.click(dialog.getByRole('button', { name: 'The parcel is here already' }));
  expect(await dialog.findByRole('link', { name: 'R-10001' })).toBeVisible();
  expect(declared()).toEqual({
    _id: expect.any(String) as string,
    kind: 'claim',
    pieces: [{ variantId: 'variant-1', quantity: 1, reason: null }],
  });
});
