import type { Quote } from '../../../shared/quote';
import type { DeliveryAddress } from './delivery-address';
import type { OrderDelivery } from './order-delivery';
import type { OrderLine } from './order-line';

/** Goods on their way to an address, or to be picked up, for a price. */
export interface Purchase {
  quote: Quote<OrderLine>;
  delivery: Pick<OrderDelivery, 'methodId'>;
  address: DeliveryAddress | null;
}

/** The dates of the delivery don't count: they move on while the shopper decides. */
export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  const [lines, others] = [one.quote.lines, other.quote.lines];
  return (
    addressKey(one.address) === addressKey(other.address) &&
    one.delivery.methodId === other.delivery.methodId &&
    one.quote.delivery.equals(other.quote.delivery) &&
    lines.length === others.length &&
    lines.every((line) => others.some((known) => isSameLine(known, line)))
  );
}

function addressKey(given: DeliveryAddress | null): string {
  if (!given) return '';
  const { addressId, recipient, address, city, region, pincode, country, phone, notes } = given;
  return JSON.stringify([addressId, recipient, address, city, region, pincode, country, phone, notes]);
}

const isSameLine = (one: OrderLine, other: OrderLine): boolean =>
  one.variantId === other.variantId &&
  one.size === other.size &&
  one.colour === other.colour &&
  one.quantity === other.quantity &&
  one.unitPrice.equals(other.unitPrice);
