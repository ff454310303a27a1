import type { Change } from './delivery-changes';
import { onSale, jeans } from '../support/shop/goods';
import type { Person } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { until } from '../support/until';

const path = '/api/admin/sales';
const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

function saleChanges(client: () => ShopClient): Record<string, () => Promise<Change>> {
  const aSale = async (more: object = {}) => {
    const productId = await onSale({ client: client() } as Person, jeans);
    const target = { kind: 'products', ids: [productId] };
    return { name: 'Winter', target, rule: { percent: 20 }, startsAt: inDays(1), endsAt: inDays(3), ...more };
  };
  const added = async (sale: object) => (await client().post(path, sale)).body.data._id as string;
  const aRunningSale = async () => {
    const id = await added(await aSale({ startsAt: null }));
    await until(async () => (await client().get(`${path}/${id}`)).body.data.isReduced);
    return id;
  };

  return {
    [`POST ${path}`]: async () => {
      const sale = await aSale();
      return () => client().post(path, sale);
    },
    [`PUT ${path}/{id}`]: async () => {
      const sale = await aSale();
      const id = await added(sale);
      return () => client().put(`${path}/${id}`, { ...sale, name: 'Spring', version: 1 });
    },
    [`POST ${path}/{id}/stop`]: async () => {
      const id = await aRunningSale();
      return () => client().post(`${path}/${id}/stop`, {});
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await added(await aSale());
      return () => client().delete(`${path}/${id}`);
    },
  };
}

const stateChanges = (client: () => ShopClient): Record<string, () => Promise<Change>> => ({
  'POST /api/admin/products/matching/state': async () => {
    const productId = await onSale({ client: client() } as Person, jeans);
    const body = { query: `ids=${productId}`, expected: 1, state: 'draft' };
    return () => client().post('/api/admin/products/matching/state', body);
  },
});

/** @returns each call that changes sales, or all products that match, by its name in the contract */
export const catalogueChanges = (client: () => ShopClient): Record<string, () => Promise<Change>> => ({
  ...saleChanges(client),
  ...stateChanges(client),
});
