import { z } from 'zod';

/** A line of a cart or of an order. */
export const LineView = z.object({
  productId: z.string(),
  variantId: z.string(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  title: z.string(),
  image: z.string(),
  price: z.number(),
  quantity: z.number().int(),
});

/** The pieces of a line that are `underReview` are ordered already, with a payment under review: the total leaves them out. */
export const CartView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    items: z.array(
      LineView.extend({
        salePrice: z.number(),
        totalStock: z.number().int(),
        underReview: z.number().int(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'CartView' });

export type CartView = z.infer<typeof CartView>;
