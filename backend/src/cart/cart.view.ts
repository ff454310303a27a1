import { Quote } from '../shared/quote';
import type { CartContents } from './cart.facade';

/** The cart of the wire (`CartView`): money as dollars. */
export function presentCart({ shopperId, lines }: CartContents) {
  const quote = Quote.of(
    lines.map(({ offer, quantity }) => ({ title: offer.title, unitPrice: offer.sellingPrice, quantity })),
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
    })),
    total: quote.total.toDollars(),
  };
}
