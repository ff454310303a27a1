import type { ShopClient } from '../support/shop/shop-client';
import type { Change } from './delivery-changes';

/** @returns each call that changes returns or their rules, by its name in the contract */
export function returnChanges(client: () => ShopClient): Record<string, () => Promise<Change>> {
  return {
    'PUT /api/admin/return-rules': async () => {
      const { data } = (await client().get('/api/admin/return-rules')).body;
      return () => client().put('/api/admin/return-rules', { ...data, windowDays: 60 });
    },
  };
}
