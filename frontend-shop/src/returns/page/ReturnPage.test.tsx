import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { orderReturns, returned, returnedPiece } from '../../testing/return-samples';
import { order, shopContent } from '../../testing/samples';

const details = 'GET /api/shop/order/details/{orderId}';
const returns = 'GET /api/shop/order/{orderId}/returns';
const posted = 'PUT /api/shop/order/{orderId}/returns/{returnId}/posted';
const cancel = 'POST /api/shop/order/{orderId}/returns/{returnId}/cancel';
const sent = order({ orderStatus: 'delivered' });

const openReturn = (current: () => Schema<'ReturnView'>, answers: Answers = {}) =>
  openShop('/shop/account/orders/HB-10001/returns/R-10001', {
    [details]: { success: true, data: sent },
    [returns]: () => orderReturns({ lines: [], returns: [current()] }),
    ...answers,
  });

test('a declared return says where the parcel goes, by when, with which code, and what comes back', async () => {
  await openReturn(() => returned({ fee: 3, amount: 96.98 }));
  expect(await screen.findByText('Waiting for your parcel')).toBeVisible();
  expect(screen.getByText('Send your parcel so that it reaches us by 22 December 2026.')).toBeVisible();
  expect(screen.getByText('Send it to').nextElementSibling).toHaveTextContent(
    'Warehouse Road 7 4000-001 Porto',
  );
  expect(screen.getByText('Code').nextElementSibling).toHaveTextContent('K7PX42QM');
  expect(screen.getByText('2 × Linen Shirt')).toBeVisible();
  expect(screen.getByText('$96.98')).toBeVisible();
  expect(screen.getByText('after our fee of $3.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order HB-10001' })).toHaveAttribute(
    'href',
    '/shop/account/orders/HB-10001',
  );
});

test('the page for the parcel is printed on a sheet of its own', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const pieces = [returnedPiece(1, { reason: 'too-small' }), returnedPiece(2, { reason: 'too-small' })];
  const { user } = await openReturn(() => returned({ pieces }), {
    'GET /api/shop/content': { success: true, data: shopContent() },
  });
  await user.click(await screen.findByRole('button', { name: 'Print the page for the parcel' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = screen.getByTestId('return-slip');
  expect(sheet).not.toBeVisible();
  expect(sheet).toHaveTextContent(/Warehouse Road 7.*K7PX42QM.*Return R-10001 of order HB-10001/);
  expect(within(sheet).getByRole('img', { name: 'Barcode K7PX42QM', hidden: true })).toBeInTheDocument();
  const [, row] = within(sheet).getAllByRole('row', { hidden: true });
  expect(row).toHaveTextContent('2Linen ShirtToo small');
});

test('the shopper says that the parcel is sent, and corrects its tracking number later', async () => {
  let shown = returned();
  const { user, sentTo, toasts } = await openReturn(() => shown, {
    [posted]: ({ body }) => {
      shown = {
        ...shown,
        ...(body as Schema<'PostReturnBody'>),
        state: 'posted',
        postedDate: '2026-12-02T10:00:00.000Z',
      };
      return { success: true, message: 'Saved' };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Tracking number (optional)' }), ' DB 123 ');
  await user.click(screen.getByRole('button', { name: "I've sent the parcel" }));
  expect(await screen.findByText('On its way to us')).toBeVisible();
  expect(toasts).toEqual([{ variant: 'success', message: 'Saved. Your parcel is on its way to us' }]);

  await user.type(screen.getByRole('textbox', { name: 'Carrier (optional)' }), 'DHL');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo('PUT /api/shop/order/order-1/returns/return-1/posted').map(({ body }) => body)).toEqual([
      { carrier: null, trackingNumber: 'DB 123' },
      { carrier: 'DHL', trackingNumber: 'DB 123' },
    ]),
  );
});

test('a return is cancelled with a second press, and the focus moves to its new state', async () => {
  let shown = returned();
  const { user, toasts } = await openReturn(() => shown, {
    [cancel]: () => {
      shown = { ...shown, state: 'cancelled', endedDate: '2026-12-02T10:00:00.000Z' };
      return { success: true, message: 'Saved' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel this return' }));
  const yes = screen.getByRole('button', { name: 'Yes, cancel the return' });
  expect(yes).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'No, go on' }));
  expect(screen.getByRole('button', { name: 'Cancel this return' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');

  const state = await screen.findByText('You keep everything. No money goes back.');
  await waitFor(() => expect(state.parentElement).toHaveFocus());
  expect(toasts).toEqual([{ variant: 'success', message: 'The return is cancelled' }]);
  expect(screen.queryByRole('button', { name: 'Cancel this return' })).not.toBeInTheDocument();
  expect(screen.queryByText(/You get back/)).not.toBeInTheDocument();
});

test('a return that arrived meanwhile is not cancelled: the words of the server stay beside its new state', async () => {
  const message = 'This is not possible for a return that is arrived';
  let shown = returned();
  const { user } = await openReturn(() => shown, {
    [cancel]: () => {
      shown = { ...shown, state: 'arrived', arrivedDate: '2026-12-05T10:00:00.000Z' };
      return refuse(409, { code: 'RETURN_NOT_IN_STATE', message });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel this return' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel the return' }));
  expect(await screen.findByText(/^Your parcel is here\. .* and will e-mail you then\.$/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('a withdrawal can be sent but not cancelled', async () => {
  await openReturn(() => returned({ kind: 'withdrawal' }));
  expect(await screen.findByRole('button', { name: "I've sent the parcel" })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel this return' })).not.toBeInTheDocument();
});

test('a settled return says what became of each piece, and where its money is', async () => {
  const pieces = [
    returnedPiece(1, { judged: 'sellable' }),
    returnedPiece(2, { judged: 'kept' }),
    returnedPiece(3, { judged: 'not-there' }),
  ];
  const refund = { amount: 49.99, state: 'pending' as const, refusal: null };
  await openReturn(() => returned({ state: 'settled', amount: 49.99, refund, pieces }));
  expect(
    await screen.findByText('On its way: PayPal is sending it, which can take a few days.'),
  ).toBeVisible();
  const piece = (words: string) => screen.getByText(words).closest('li');
  expect(piece('Accepted')).toHaveTextContent('1 × Linen Shirt');
  expect(piece('Not accepted: it stays yours')).toBeVisible();
  expect(piece('Not in the parcel')).toBeVisible();
  expect(screen.getByText('$49.99')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Print/ })).not.toBeInTheDocument();
});

test.each([
  [{ state: 'given' as const }, 'Refunded by PayPal.'],
  [{ state: 'refused' as const }, "PayPal couldn't refund this yet. We're looking into it."],
])('money that is %o', async (fields, words) => {
  const refund = { amount: 99.98, refusal: null, ...fields };
  await openReturn(() => returned({ state: 'settled', refund }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a return that ended because nothing arrived says so', async () => {
  await openReturn(() => returned({ state: 'lapsed', endedDate: '2026-12-23T01:00:00.000Z' }));
  expect(
    await screen.findByText(/^Nothing had reached us by 22 December 2026, so this return has ended\./),
  ).toBeVisible();
});

test('a number of no return of this order leads back to the order', async () => {
  await openReturn(() => returned({ _id: 'another', returnNumber: 'R-10009' }));
  expect(await screen.findByText('This order has no such return')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order HB-10001' })).toBeVisible();
});

test('a return that could not be loaded is loaded again', async () => {
  let isAway = true;
  const { user } = await openReturn(returned, {
    [returns]: () =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : orderReturns({ returns: [returned()] }),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting for your parcel')).toBeVisible();
});

test.each([
  ['held', {}, /^Exchange Order HB-10002: We have put it aside until 15 December 2026/],
  ['released', { state: 'settled', amount: 0 }, /Your pieces are accepted/],
  ['ended', {}, /It is not put aside any longer\. You get your money back/],
  ['ended', { state: 'cancelled' }, /it has ended with this return/],
] as const)('an exchange that is %s (%j) says what becomes of it', async (state, fields, words) => {
  const exchange = { orderId: 'order-2', orderNumber: 'HB-10002', state, heldUntil: '2026-12-15' };
  const pieces = [returnedPiece(1, { wanted: { variantId: 'shirt-l', size: 'L', colour: 'Navy' } })];
  await openReturn(() => returned({ ...fields, exchange, pieces }));
  expect(await screen.findByText('In exchange: L · Navy')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Order HB-10002' });
  expect(link).toHaveAttribute('href', '/shop/account/orders/HB-10002');
  expect(link.closest('p')).toHaveTextContent(words);
});
