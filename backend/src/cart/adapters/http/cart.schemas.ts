import { z } from 'zod';
import { Id, WholeNumber } from '../../../platform/http/wire';

const quantity = WholeNumber.pipe(z.number().min(1, 'must be at least 1').max(1_000_000));

/** Without `variantId`: the product's only variant; of several, on add the first in stock, else the one in the cart. */
export const CartLineBody = z
  .object({ userId: Id, productId: Id, variantId: Id.optional(), quantity })
  .meta({ id: 'CartLineBody' });

export const ExchangeVariantBody = z
  .object({ userId: Id, productId: Id, variantId: Id, newVariantId: Id })
  .meta({ id: 'ExchangeVariantBody' });

export const RemoveLineQuery = z.object({ variantId: Id.optional() });

export const CartView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    items: z.array(
      z.object({
        productId: z.string(),
        variantId: z.string(),
        size: z.string().nullable(),
        colour: z.string().nullable(),
        title: z.string(),
        image: z.string(),
        price: z.number(),
        salePrice: z.number(),
        quantity: z.number().int(),
        totalStock: z.number().int(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'CartView' });

/** `message` names the lines that disappeared because their product did. */
export const CartAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: CartView })
  .meta({ id: 'CartAnswer' });

export type CartView = z.infer<typeof CartView>;
