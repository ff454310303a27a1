import { Quote } from '../../shared/quote';
import { type CartContents, quantityToOrder } from '../cart.facade';
import type { CartView } from '../cart.view';

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
      price: offer.price.toMajor(),
      salePrice: offer.salePrice.toMajor(),
      quantity,
      totalStock: offer.stock,
      underReview: Math.min(offer.underReview, quantity),
    })),
    total: quote.total.toMajor(),
  };
}
