import { newId } from '../../src/shared/ids';
import { inSizes } from '../support/shop/goods';
import type { Person } from '../support/shop/people';
import type { Change } from './delivery-changes';

const stockTakes = '/api/admin/stock-takes';

const stockTakeChanges = (seller: () => Person): Record<string, () => Promise<Change>> => {
  const aScope = async () => ({ kind: 'filter', query: `ids=${(await inSizes(seller())).productId}` });
  const opened = async () => {
    const { body } = await seller().client.post(stockTakes, { scope: await aScope() });
    return body.data._id as string;
  };
  return {
    [`POST ${stockTakes}`]: async () => {
      const scope = await aScope();
      return () => seller().client.post(stockTakes, { scope });
    },
    [`POST ${stockTakes}/{id}/book`]: async () => {
      const id = await opened();
      const [line] = (await seller().client.get(`${stockTakes}/${id}/lines`)).body.data;
      await seller().client.put(`${stockTakes}/${id}/lines/${line.variantId}`, { counted: 8 });
      return () => seller().client.post(`${stockTakes}/${id}/book`, { reason: 'Yearly count' });
    },
    [`POST ${stockTakes}/{id}/abandon`]: async () => {
      const id = await opened();
      return () => seller().client.post(`${stockTakes}/${id}/abandon`, {});
    },
  };
};

/** @returns calls that take pieces off the shelf or count them, by their names in the contract */
export const stockChanges = (seller: () => Person): Record<string, () => Promise<Change>> => ({
  ...stockTakeChanges(seller),
  'POST /api/admin/stock/removals': async () => {
    const { variantOf } = await inSizes(seller());
    const pieces = [{ variantId: variantOf('M Navy'), quantity: 2 }];
    const body = { _id: newId(), cause: 'sold-elsewhere', pieces };
    return () => seller().client.post('/api/admin/stock/removals', body);
  },
});
