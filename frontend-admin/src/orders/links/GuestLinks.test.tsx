import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { details, openOrders, shopWith } from '../../testing/open-orders';
import { pageOf } from '../../testing/list';
import { ada, paidOrder } from '../../testing/samples';
import type { Order } from '../orders.api';

const path = '/admin/orders/order-1';
const ofGuest: Order = {
  ...paidOrder,
  guestLinks: { live: 2, lastDate: '2026-11-20T14:02:00.000Z' },
};

const customer = {
  ...{ _id: paidOrder.userId, userName: 'Gil Guest', email: 'gil@haberdash.test', isGuest: true },
  ...{ registeredAt: '2026-11-20T14:00:00.000Z', lastSeenAt: '2026-11-20T14:00:00.000Z' },
  ...{ orders: 1, spent: 99.98, blocked: null, addresses: [] },
};

const open = (order: Order, answers: Answers = {}) =>
  openOrders(
    {
      ...shopWith(order),
      'GET /api/admin/mails': pageOf([]),
      'GET /api/admin/customers/details/{id}': { success: true, data: customer },
      ...answers,
    },
    path,
  );
const panel = async () => within(await screen.findByRole('region', { name: 'Customer' }));

test('the order of a guest says so, and how many links open it', async () => {
  await open(ofGuest);
  const customer = await panel();
  expect(customer.getByText('Guest')).toBeVisible();
  expect(customer.getByText(/^2 links open the order, the last one from .*2026/)).toBeVisible();
});

test('the order of an account has no links', async () => {
  await open(paidOrder);
  const customer = await panel();
  expect(customer.queryByText('Guest')).not.toBeInTheDocument();
  expect(customer.queryByRole('button', { name: 'Revoke links' })).not.toBeInTheDocument();
});

test('links are revoked after a question, and the timeline tells it', async () => {
  let order = ofGuest;
  const { user, toasts } = await open(ofGuest, {
    [details]: () => ({ success: true, data: order }),
    'DELETE /api/admin/orders/{id}/links': () => {
      order = {
        ...ofGuest,
        guestLinks: { live: 0, lastDate: ofGuest.guestLinks!.lastDate },
        linkActions: [{ action: 'revoked', by: ada, at: '2026-11-20T15:00:00.000Z' }],
      };
      return { success: true, message: 'No link opens the order any more' };
    },
  });
  await user.click((await panel()).getByRole('button', { name: 'Revoke links' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^No link opens the order, the last one from/)).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'Revoke links' })).toBeDisabled();
  expect(screen.getByText('Links to the order revoked')).toBeVisible();
  expect(toasts).toEqual([{ variant: 'success', message: 'No link opens the order any more' }]);
});

test('a fresh link is sent after a question, and a refusal says why', async () => {
  const send = 'POST /api/admin/orders/{id}/links';
  const message = "This shop can't send e-mails. Please contact the shop";
  let isOn = false;
  const { user, toasts } = await open(ofGuest, {
    [send]: () =>
      isOn
        ? { success: true, message: 'A fresh link is on its way' }
        : refuse(409, { code: 'NO_MAIL_SERVER', message }),
  });
  const press = async () => {
    await user.click((await panel()).getByRole('button', { name: 'Send a fresh link' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
  };
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  isOn = true;
  await press();
  await screen.findByRole('region', { name: 'Customer' });
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(toasts).toEqual([{ variant: 'success', message: 'A fresh link is on its way' }]);
});
