import { Money } from '../../shared/money';

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
export interface SeenLine {
  productId: string;
  unitPrice: Money;
  quantity: number;
}

export const isWhatWasSeen = (lines: OrderLine[], seen: SeenLine[]): boolean =>
  lines.length === seen.length &&
  lines.every((line) =>
    seen.some(
      ({ productId, unitPrice, quantity }) =>
        productId === line.productId && quantity === line.quantity && unitPrice.equals(line.unitPrice),
    ),
  );

export const totalOf = (lines: OrderLine[]): Money =>
  lines.reduce((sum, { unitPrice, quantity }) => sum.plus(unitPrice.times(quantity)), Money.zero);
