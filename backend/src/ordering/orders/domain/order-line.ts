import type { Money } from '../../../shared/money';
import type { Quote, Shares } from '../../../shared/quote';
import type { PromisedDates } from './order-delivery';
import { PriceChanged } from './order.errors';

/** The goods have the title and the price at which they were bought. */
export type OrderLine = OrderedGoods & Shares;

export interface OrderedGoods {
  variantId: string;
  productId: string;
  title: string;
  /** Null means that it came in no sizes. */
  size: string | null;
  /** Null means that it came in no colours. */
  colour: string | null;
  image: string;
  /** Null means that the shop gave it none. */
  sku: string | null;
  unitPrice: Money;
  quantity: number;
}

/** A quantity of one variant. */
export interface Pieces {
  variantId: string;
  quantity: number;
}

interface SeenLine {
  productId: string;
  /** Clients that know no variants don't say it. */
  variantId?: string | undefined;
  unitPrice: Money;
  quantity: number;
}

/** The shopper saw these prices before ordering; they are compared, and never charged. */
export interface SeenPurchase {
  lines: SeenLine[] | undefined;
  delivery: Money | undefined;
  total: Money | undefined;
  /** When the delivery arrives; null: no dates. */
  promised?: PromisedDates | null | undefined;
}

/** Compares what is given; it may be any of the quotes. @throws PriceChanged */
export function assertSeen(seen: SeenPurchase, ...quotes: Quote<OrderLine>[]): void {
  if (!quotes.some((quote) => isSeenIn(quote, seen))) throw new PriceChanged();
}

function isSeenIn(quote: Quote<OrderLine>, { lines, delivery, total }: SeenPurchase): boolean {
  const areLinesSeen = lines === undefined || haveSameLines(quote.lines, lines);
  const isSeen = (amount: Money | undefined, own: Money) => amount === undefined || amount.equals(own);
  return areLinesSeen && isSeen(delivery, quote.delivery) && isSeen(total, quote.total);
}

/** Each line was seen once; those that say their variant have the first choice. */
function haveSameLines(own: readonly OrderLine[], seen: readonly SeenLine[]): boolean {
  const unmatched = [...own];
  const isVague = ({ variantId }: SeenLine) => variantId === undefined;
  for (const line of [...seen.filter((one) => !isVague(one)), ...seen.filter(isVague)]) {
    const place = unmatched.findIndex((one) => isSeenAs(one, line));
    if (place < 0) return false;
    unmatched.splice(place, 1);
  }
  return unmatched.length === 0;
}

const isSeenAs = (own: OrderLine, seen: SeenLine): boolean =>
  own.productId === seen.productId &&
  own.variantId === (seen.variantId ?? own.variantId) &&
  own.quantity === seen.quantity &&
  own.unitPrice.equals(seen.unitPrice);
