import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Order } from '../orders/orders.api';
import remote from '../remote';
import { pageOf } from './list';
import { pick, shopDetails } from './samples';

export const list = 'GET /api/admin/orders/get';
export const details = 'GET /api/admin/orders/details/{id}';
export const update = 'PUT /api/admin/orders/update/{id}';

export const ordersOf = (...data: Order[]) => pageOf(data);

/** A shop with one order, which accepts every status. */
export function shopWith(first: Order): Answers {
  let order = first;
  return {
    [list]: () => ordersOf(order),
    [details]: () => ({ success: true, data: order }),
    'GET /api/admin/orders/{id}/returns': {
      success: true,
      data: { window: { basis: 'not-delivered', lastDay: null, isOpen: true }, lines: [], returns: [] },
    },
    'GET /api/admin/shop-details': { success: true, data: shopDetails },
    [update]: ({ body }) => {
      order = { ...order, ...(body as Pick<Order, 'orderStatus'>) };
      return { success: true, message: 'Order status is updated successfully!' };
    },
  };
}

export function openOrders(answers: Answers, path = '/admin/orders') {
  return renderRemote(remote, { path, answers });
}

export async function openDetails(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /View Details/ }));
  await screen.findByText('Shipping Info');
  return within(screen.getByRole('dialog', { name: 'Order Details' }));
}

export async function updateStatus(user: UserEvent, status: string) {
  await pick(user, 'Order Status', status);
  await user.click(screen.getByRole('button', { name: 'Update Order Status' }));
}

export const updatesIn = (sent: { call: string }[]) => sent.filter(({ call }) => call.startsWith('PUT'));
