import type { Quote } from '../../../shared/quote';
import type { DeliveryAddress } from './delivery-address';
import type { OrderDelivery } from './order-delivery';
import type { OrderLine } from './order-line';

/** The inputs of an order. The order has each of them, too: a field that is added here is stored and compared, or does not compile. */
export interface Purchase {
  quote: Quote<OrderLine>;
  delivery: OrderDelivery;
  /** Null means that the goods are picked up. */
  address: DeliveryAddress | null;
}

/** Compares all fields of a purchase with those of an order, except for what follows from others or may change while the shopper decides. */
export function isSamePurchase(order: Purchase, purchase: Purchase): boolean {
  const inputs = Object.keys(purchase) as (keyof Purchase)[];
  const placed = Object.fromEntries(inputs.map((input) => [input, order[input]]));
  return isEqual(comparable(placed as unknown as Purchase), comparable(purchase));
}

function comparable({ quote, delivery, address, ...inputs }: Purchase) {
  return {
    ...inputs,
    // The dates of the delivery move on.
    methodId: delivery.methodId,
    deliveryPrice: quote.delivery,
    address: address && { ...address, phoneE164: null },
    components: sumsOf(quote),
    lines: Object.fromEntries(quote.lines.map((line) => [line.variantId, comparableLine(line)])),
  };
}

/** The product may be renamed, and its shares follow from the order of the lines. */
const comparableLine = ({ title: _, image: __, sku: ___, deliveryShare: ____, ...line }: OrderLine) => ({
  ...line,
  components: null,
});

/** Adds up each discount and tax among all lines. */
function sumsOf({ lines }: Quote<OrderLine>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, part, source, amount } of lines.flatMap(({ components }) => components)) {
    const name = [kind, part, source].join(' ');
    sums[name] = (sums[name] ?? 0) + amount.cents;
  }
  return sums;
}

/** Compares plain values; a field that is null, undefined or missing is the same. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isEqual(one[key], other[key]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
