import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import {
  openDetails,
  openOrders,
  shopWith,
  update,
  updatesIn,
  updateStatus,
} from '../../testing/open-orders';
import { paidOrder } from '../../testing/samples';

test('a new status is shown in the details and the table, and the select is cleared', async () => {
  const { user, sent, toasts } = await openOrders(shopWith(paidOrder));
  const dialog = await openDetails(user);
  await updateStatus(user, 'In shipping');

  await waitFor(() =>
    expect(screen.getAllByText('In shipping', { selector: '[data-state]' })).toHaveLength(2),
  );
  expect(updatesIn(sent)).toMatchObject([
    { call: 'PUT /api/admin/orders/update/order-1', body: { orderStatus: 'inShipping' } },
  ]);
  expect(toasts).toEqual([{ variant: 'success', message: 'Order status is updated successfully!' }]);
  expect(await dialog.findByText('Choose a status')).toBeVisible();
});

test('nothing is sent without a status', async () => {
  const { user, sent } = await openOrders(shopWith(paidOrder));
  const dialog = await openDetails(user);
  await user.click(dialog.getByRole('button', { name: 'Update Order Status' }));

  expect(await dialog.findByText('Please choose a status')).toBeVisible();
  expect(updatesIn(sent)).toEqual([]);
});

test('a refused status shows the reason, and the selection stays', async () => {
  const { user, toasts } = await openOrders({
    ...shopWith({ ...paidOrder, orderStatus: 'rejected', paymentStatus: 'refunded' }),
    [update]: refuse(409, { code: 'ORDER_REFUNDED', message: 'This order was refunded and stays rejected' }),
  });
  const dialog = await openDetails(user);
  await updateStatus(user, 'Delivered');

  await waitFor(() =>
    expect(toasts).toEqual([
      { variant: 'destructive', message: 'This order was refunded and stays rejected' },
    ]),
  );
  expect(dialog.getByRole('alert')).toHaveTextContent('This order was refunded and stays rejected');
  expect(dialog.getByTitle('Delivered')).toBeVisible();
});

describe('A status for an unpaid order', () => {
  const question = "Sam Shopper hasn't paid for this order. Set it to Delivered anyway?";
  const theQuestion = () => screen.queryByText(question, { selector: '.ant-modal-confirm-title' });
  const unpaid = { ...paidOrder, orderStatus: 'pending', paymentStatus: 'pending' } as const;

  test('asks for confirmation first', async () => {
    const { user, sent } = await openOrders(shopWith(unpaid));
    await openDetails(user);
    await updateStatus(user, 'Delivered');
    await waitFor(() => expect(theQuestion()).toBeVisible());
    expect(updatesIn(sent)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Set to Delivered' }));
    await waitFor(() => expect(updatesIn(sent)).toMatchObject([{ body: { orderStatus: 'delivered' } }]));
  });

  test('does not set the status when the admin declines', async () => {
    const { user, sent } = await openOrders(shopWith(unpaid));
    await openDetails(user);
    await updateStatus(user, 'Delivered');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
    expect(updatesIn(sent)).toEqual([]);
  });
});

describe('Rejecting', () => {
  const question = 'Reject this order and refund $99.98 to Sam Shopper?';
  const theQuestion = () => screen.queryByText(question, { selector: '.ant-modal-confirm-title' });

  test('a paid order asks for confirmation, because it refunds the money', async () => {
    const { user, sent } = await openOrders(shopWith(paidOrder));
    await openDetails(user);
    await updateStatus(user, 'Rejected');
    await waitFor(() => expect(theQuestion()).toBeVisible());
    expect(updatesIn(sent)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Reject and refund' }));

    await waitFor(() => expect(updatesIn(sent)).toMatchObject([{ body: { orderStatus: 'rejected' } }]));
  });

  test('asks about the rest of an order with cancelled pieces', async () => {
    const at = '2026-11-20T15:00:00.000Z';
    const pieces = [{ variantId: 'variant-1', quantity: 1 }];
    const by = { kind: 'shopper' as const, name: 'Sam Shopper' };
    const cancellations = [{ _id: 'one', pieces, refund: 49.99, delivery: 0, by, at, refundDate: null }];
    const { user } = await openOrders(shopWith({ ...paidOrder, cancellations }));
    await openDetails(user);
    await updateStatus(user, 'Rejected');
    expect(
      await screen.findByText('Reject this order and refund $49.99 to Sam Shopper?', {
        selector: '.ant-modal-confirm-title',
      }),
    ).toBeVisible();
  });

  test('a paid order changes nothing when declined', async () => {
    const { user, sent } = await openOrders(shopWith(paidOrder));
    await openDetails(user);
    await updateStatus(user, 'Rejected');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
    expect(updatesIn(sent)).toEqual([]);
  });

  test('a refunded order needs no confirmation', async () => {
    const { user, sent } = await openOrders(
      shopWith({ ...paidOrder, orderStatus: 'rejected', paymentStatus: 'refunded' }),
    );
    await openDetails(user);
    // The present status is preselected.
    await user.click(screen.getByRole('button', { name: 'Update Order Status' }));

    await waitFor(() => expect(updatesIn(sent)).toHaveLength(1));
    expect(theQuestion()).not.toBeInTheDocument();
  });
});
