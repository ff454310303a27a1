import { newId } from '../../src/shared/ids';
import type { ShopClient } from '../support/shop/shop-client';
import type { Change } from './delivery-changes';

/** @returns each call that changes returns or their rules, by its name in the contract */
export function returnChanges(
  client: () => ShopClient,
  aDeliveredOrder: () => Promise<{ id: string; variantId: string }>,
): Record<string, () => Promise<Change>> {
  const declare = (orderId: string, body: object) =>
    client().post(`/api/admin/orders/${orderId}/returns`, body);
  const aReturn = async (kind: string) => {
    const { id, variantId } = await aDeliveredOrder();
    const { body } = await declare(id, { _id: newId(), kind, pieces: [{ variantId, quantity: 1 }] });
    const { _id, pieces } = body.data as { _id: string; pieces: { _id: string }[] };
    return { id: _id, judgements: { pieces: [{ pieceId: pieces[0]!._id, judged: 'sellable' }] } };
  };
  return {
    'PUT /api/admin/return-rules': async () => {
      const { data } = (await client().get('/api/admin/return-rules')).body;
      return () => client().put('/api/admin/return-rules', { ...data, windowDays: 60 });
    },
    'POST /api/admin/orders/{id}/returns': async () => {
      const { id, variantId } = await aDeliveredOrder();
      const pieces = [{ variantId, quantity: 1 }];
      return () => declare(id, { _id: newId(), kind: 'return', pieces });
    },
    'POST /api/admin/returns/{id}/arrived': async () => {
      const { id } = await aReturn('return');
      return () => client().post(`/api/admin/returns/${id}/arrived`, {});
    },
    'PUT /api/admin/returns/{id}/judgements': async () => {
      const { id, judgements } = await aReturn('claim');
      return () => client().put(`/api/admin/returns/${id}/judgements`, judgements);
    },
    'POST /api/admin/returns/{id}/settle': async () => {
      const { id, judgements } = await aReturn('claim');
      await client().put(`/api/admin/returns/${id}/judgements`, judgements);
      const { amount, left } = (await client().post(`/api/admin/returns/${id}/settle/preview`, {})).body.data;
      return () => client().post(`/api/admin/returns/${id}/settle`, { amount, left });
    },
    'POST /api/admin/returns/{id}/cancel': async () => {
      const { id } = await aReturn('return');
      return () => client().post(`/api/admin/returns/${id}/cancel`, {});
    },
  };
}
