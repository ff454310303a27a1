import { newId } from '../../src/shared/ids';
import { inDatabase } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import type { TestShop } from '../support/shop/test-shop';
import type { Change } from './delivery-changes';

/** @returns calls that change a paid order, by their names in the contract */
export function orderChanges(
  shop: () => TestShop,
  client: () => ShopClient,
  aPaidOrder: () => Promise<string>,
): Record<string, () => Promise<Change>> {
  const details = async (id: string) => (await client().get(`/api/admin/orders/details/${id}`)).body.data;

  return {
    'PUT /api/admin/orders/{id}/address': async () => {
      const id = await aPaidOrder();
      const { orderUpdateDate: seenUpdateDate, addressInfo } = await details(id);
      const corrected = { ...addressInfo, country: 'GB', pincode: 'LS1 4AP', phone: '0113 496 0000' };
      return () => client().put(`/api/admin/orders/${id}/address`, { ...corrected, seenUpdateDate });
    },
    'POST /api/admin/orders/{id}/cancellations': async () => {
      const id = await aPaidOrder();
      const pieces = [{ variantId: (await details(id)).cartItems[0].variantId as string, quantity: 1 }];
      return () => client().post(`/api/admin/orders/${id}/cancellations`, { _id: newId(), pieces });
    },
    'POST /api/admin/orders/{id}/release': async () => {
      const id = await aPaidOrder();
      const hold = `UPDATE ordering.orders SET held_for = 'disputed', held_since = now() WHERE id = $1`;
      await inDatabase(shop(), hold, [id]);
      return () => client().post(`/api/admin/orders/${id}/release`, {});
    },
  };
}
