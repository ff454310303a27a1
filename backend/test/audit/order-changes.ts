import { newId } from '../../src/shared/ids';
import type { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { inDatabase } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import type { TestShop } from '../support/shop/test-shop';
import { until } from '../support/until';
import type { Change } from './delivery-changes';
import { returnChanges } from './return-changes';

/** @returns calls that change a paid order or its returns, by their names in the contract */
export function orderChanges(
  shop: () => TestShop,
  client: () => ShopClient,
  payPal: () => PayPalSimulatorControls,
  aPaidOrder: (cents?: number) => Promise<string>,
): Record<string, () => Promise<Change>> {
  const details = async (id: string) => (await client().get(`/api/admin/orders/details/${id}`)).body.data;

  const aRefund = async (id: string) => {
    const wanted = { other: 1 };
    const { amount, left } = (await client().post(`/api/admin/orders/${id}/refunds/preview`, wanted)).body
      .data;
    return { _id: newId(), reason: 'goodwill', ...wanted, amount, left };
  };

  const aWithdrawal = async () => {
    const _id = newId();
    const statement = { _id, name: 'Sam', email: 'sam@mail.test', orderNumber: 'the blue one' };
    await shop().visitor().post('/api/shop/withdrawals', statement);
    // The job that looks for its order writes the same row.
    await until(
      async () =>
        (
          await inDatabase(
            shop(),
            'SELECT FROM ordering.withdrawal_cases WHERE withdrawal_id = $1 AND matched_at IS NOT NULL',
            [_id],
          )
        ).length === 1,
    );
    return _id;
  };

  const anOrderOfAGuest = async () => {
    const id = await aPaidOrder();
    await inDatabase(shop(), 'UPDATE ordering.orders SET is_guest = true WHERE id = $1', [id]);
    const link = 'INSERT INTO ordering.order_links VALUES ($1::uuid, $1::text, $2, now(), NULL)';
    await inDatabase(shop(), link, [newId(), id]);
    return id;
  };

  return {
    'POST /api/admin/orders/{id}/links': async () => {
      const id = await anOrderOfAGuest();
      return () => client().post(`/api/admin/orders/${id}/links`, {});
    },
    'DELETE /api/admin/orders/{id}/links': async () => {
      const id = await anOrderOfAGuest();
      return () => client().delete(`/api/admin/orders/${id}/links`);
    },
    'PUT /api/admin/dispatches/{id}/orders': async () => {
      const orderIds = [await aPaidOrder()];
      return () => client().put(`/api/admin/dispatches/${newId()}/orders`, { orderIds });
    },
    'POST /api/admin/dispatches/{id}/undo': async () => {
      const id = newId();
      await client().put(`/api/admin/dispatches/${id}/orders`, { orderIds: [await aPaidOrder()] });
      return () => client().post(`/api/admin/dispatches/${id}/undo`, {});
    },
    ...returnChanges(client, async () => {
      const id = await aPaidOrder();
      await client().put(`/api/admin/orders/update/${id}`, { orderStatus: 'delivered' });
      return { id, variantId: (await details(id)).cartItems[0].variantId as string };
    }),
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
    'POST /api/admin/orders/{id}/refunds': async () => {
      const id = await aPaidOrder();
      const refund = await aRefund(id);
      return () => client().post(`/api/admin/orders/${id}/refunds`, refund);
    },
    'POST /api/admin/orders/{id}/refunds/{refundId}/ask-again': async () => {
      const id = await aPaidOrder();
      const refund = await aRefund(id);
      await payPal().plantFault('refund:*', 'insufficient-funds', 1);
      await client().post(`/api/admin/orders/${id}/refunds`, refund);
      await until(async () => (await details(id)).refundList[0].state === 'refused');
      return () => client().post(`/api/admin/orders/${id}/refunds/${refund._id}/ask-again`, {});
    },
    'POST /api/admin/orders/{id}/wrong-amount/ask-again': async () => {
      await payPal().plantFault('refund:*', 'insufficient-funds', 1);
      const id = await aPaidOrder(100);
      await until(async () => (await details(id)).hold?.reason === 'refund-refused');
      return () => client().post(`/api/admin/orders/${id}/wrong-amount/ask-again`, {});
    },
    'PUT /api/admin/withdrawals/{id}/order': async () => {
      const { orderNumber } = await details(await aPaidOrder());
      const id = await aWithdrawal();
      return () => client().put(`/api/admin/withdrawals/${id}/order`, { orderNumber });
    },
    'PUT /api/admin/withdrawals/{id}/done': async () => {
      const id = await aWithdrawal();
      return () => client().put(`/api/admin/withdrawals/${id}/done`, { done: true });
    },
    'POST /api/admin/orders/{id}/release': async () => {
      const id = await aPaidOrder();
      const hold = `UPDATE ordering.orders SET held_for = 'disputed', held_since = now() WHERE id = $1`;
      await inDatabase(shop(), hold, [id]);
      return () => client().post(`/api/admin/orders/${id}/release`, {});
    },
  };
}
