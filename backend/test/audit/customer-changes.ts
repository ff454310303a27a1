import type { ShopClient } from '../support/shop/shop-client';
import type { Change } from './delivery-changes';

/** @returns each call that changes a customer, by its name in the contract */
export function customerChanges(
  admin: () => ShopClient,
  customerId: () => string,
): Record<string, () => Promise<Change>> {
  const put = (call: string, body: object) => () =>
    admin().put(`/api/admin/customers/${call}/${customerId()}`, body);
  const block = put('block', { reason: 'Chargebacks' });
  return {
    'PUT /api/admin/customers/block/{id}': async () => block,
    'PUT /api/admin/customers/note/{id}': async () => put('note', { note: 'Rings twice' }),
    'PUT /api/admin/customers/unblock/{id}': async () => {
      await block();
      return put('unblock', {});
    },
  };
}
