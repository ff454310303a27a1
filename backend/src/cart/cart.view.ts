import { z } from 'zod';
import { Quote } from '../shared/quote';
import { type CartContents, quantityToOrder } from './cart.facade';

/** Of a line, the pieces `underReview` are ordered already, with a payment under review: the total leaves them out. */
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
        underReview: z.number().int(),
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'CartView' });

export type CartView = z.infer<typeof CartView>;

/** Money as dollars. The total is that of what is to be ordered. */
export function presentCart({ shopperId, lines }: CartContents): CartView {
  const quote = Quote.of(
    lines.map((line) => ({
      title: line.offer.title,
      unitPrice: line.offer.sellingPrice,
      quantity: quantityToOrder(line),
    })),
  );
  return {
    _id: shopperId,
    userId: shopperId,
    items: lines.map(({ offer, quantity }) => ({
      productId: offer.productId,
      variantId: offer.variantId,
      size: offer.size,
      colour: offer.colour,
      title: offer.title,
      image: offer.image,
      price: offer.price.toDollars(),
      salePrice: offer.salePrice.toDollars(),
      quantity,
      totalStock: offer.stock,
      underReview: Math.min(offer.underReview, quantity),
    })),
    total: quote.total.toDollars(),
  };
}
