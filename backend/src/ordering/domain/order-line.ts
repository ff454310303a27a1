import type { Money } from '../../shared/money';
import type { Quote } from '../../shared/quote';
import { PriceChanged } from './order.errors';

/** What was bought, as it was called and priced then. */
export interface OrderLine {
  variantId: string;
  productId: string;
  title: string;
  image: string;
  unitPrice: Money;
  quantity: number;
}

/** What a shopper saw before ordering; a claim to compare, never a price to charge. */
export interface SeenPurchase {
  lines: { productId: string; unitPrice: Money; quantity: number }[] | undefined;
  total: Money | undefined;
}

/** Compares what is given. @throws PriceChanged */
export function assertSeen({ lines, total }: SeenPurchase, quote: Quote<OrderLine>): void {
  const isSeen = lines === undefined || haveSameLines(quote.lines, lines);
  if (!isSeen || (total !== undefined && !total.equals(quote.total))) throw new PriceChanged();
}

const haveSameLines = (own: readonly OrderLine[], seen: NonNullable<SeenPurchase['lines']>): boolean =>
  own.length === seen.length &&
  own.every((line) =>
    seen.some(
      ({ productId, unitPrice, quantity }) =>
        productId === line.productId && quantity === line.quantity && unitPrice.equals(line.unitPrice),
    ),
  );
