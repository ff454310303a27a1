import type { Offer } from '../catalogue/catalogue.facade';
import { Money } from '../shared/money';

/** A cart as its shopper sees it now: lines priced live from the catalogue. */
export interface CartContents {
  shopperId: string;
  lines: { offer: Offer; quantity: number }[];
  /** Lines just disappeared because their product was taken off the shelves. */
  lostLines: boolean;
}

/** The cart of the wire (`CartView`): money as dollars. */
export function presentCart({ shopperId, lines }: CartContents) {
  const total = lines.reduce(
    (sum, { offer, quantity }) => sum.plus(offer.unitPrice.times(quantity)),
    Money.zero,
  );
  return {
    _id: shopperId,
    userId: shopperId,
    items: lines.map(({ offer, quantity }) => ({
      productId: offer.productId,
      title: offer.title,
      image: offer.image,
      price: offer.price.toDollars(),
      salePrice: offer.salePrice.toDollars(),
      quantity,
      totalStock: offer.stock,
    })),
    total: total.toDollars(),
  };
}
