import type { PlacedOrder } from '../../../../ordering/placed-orders';

/**
 * Puts a greeting with the shopper's name before a sentence, if the order was ever paid. Only a payment shows that the mailbox belongs
 * to the name: an account may have a stranger's address.
 */
export function withGreeting({ paidAt, shopperName }: PlacedOrder, rest: string): string {
  return paidAt ? `Hello ${shopperName}, ${rest}` : rest.charAt(0).toUpperCase() + rest.slice(1);
}
