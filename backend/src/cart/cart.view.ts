import { Quote } from '../shared/quote';
import { type CartContents, quantityToOrder } from './cart.facade';

/** The cart of the wire (`CartView`): money as dollars. Its total is that of what is to be ordered. */
export function presentCart({ shopperId, lines }: CartContents) {
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
