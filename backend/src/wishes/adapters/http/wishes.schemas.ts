import { z } from 'zod';
import { Id, responseOf } from '../../../platform/http/wire';
import { maxWishes } from '../../domain/wish-list';

/** `variantId` is the size and colour that was saved for later; null: the product in any. */
export const WishView = z
  .object({ productId: z.string(), variantId: z.string().nullable() })
  .meta({ id: 'WishView' });

/** The latest comes first. Products that the shop no longer shows are left out. */
export const WishesResponse = responseOf(z.array(WishView)).meta({ id: 'WishesAnswer' });

export const WishQuery = z.object({ variantId: Id.optional() });

/** The wishes of a browser, the latest first. */
export const MergeWishesBody = z
  .object({
    wishes: z
      .array(z.object({ productId: Id, variantId: Id.nullable() }))
      .max(maxWishes, `must be at most ${maxWishes}`),
  })
  .meta({ id: 'MergeWishesBody' });
