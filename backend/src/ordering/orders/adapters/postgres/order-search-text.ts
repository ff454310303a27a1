import type { Order } from '../../domain/order';

/** The words by which an admin finds an order. None of them ever changes. */
export function searchTextOf({ number, lines, state: { shopperName, shopperEmail } }: Order): string {
  const goods = lines.flatMap(({ title, sku }) => [title, sku]);
  return [number, shopperName, shopperEmail, ...goods]
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase();
}
