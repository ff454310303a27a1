import { newId } from '../../src/shared/ids';
import { inSizes } from '../support/shop/goods';
import type { Person } from '../support/shop/people';
import type { Change } from './delivery-changes';

/** @returns calls that take pieces off the shelf, by their names in the contract */
export const stockChanges = (seller: () => Person): Record<string, () => Promise<Change>> => ({
  'POST /api/admin/stock/removals': async () => {
    const { variantOf } = await inSizes(seller());
    const pieces = [{ variantId: variantOf('M Navy'), quantity: 2 }];
    const body = { _id: newId(), cause: 'sold-elsewhere', pieces };
    return () => seller().client.post('/api/admin/stock/removals', body);
  },
});
