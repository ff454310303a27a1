import { centsOf, fromCents } from '@haberdash/kit/money';
import { sellingPrice } from '../product/product';
import type { Cart, CartLine } from './cart.api';
import type { Named } from './line-name';

/** Identifies a line: each variant of a product is a line of its own. */
export type LineId = Pick<CartLine, 'productId' | 'variantId'>;
export type QuantityChange = LineId & { by: 1 | -1 };
/** @property isSaved it went to the wish list */
export type Removal = LineId & { isSaved?: boolean };
export type Exchange = LineId & { newVariantId: string };

export type LineToAdd = LineId & Named & { quantity: number };

export interface Addition {
  productId: string;
  /** Omitted for a product with a single variant. */
  variantId?: string;
  /** The stock is the variant's. */
  totalStock: number;
}

/** A change that was requested and not yet confirmed by the server. */
export type CartChange =
  | ({ kind: 'addition' } & Addition)
  | ({ kind: 'quantity' } & QuantityChange)
  | ({ kind: 'removal' } & Removal)
  | ({ kind: 'exchange' } & Exchange);

export function lineOf(lines: CartLine[], { productId, variantId }: Partial<LineId>): CartLine | undefined {
  return lines.find(
    (line) => line.productId === productId && (variantId ?? line.variantId) === line.variantId,
  );
}

/** The cart with the pending changes applied optimistically. */
export function withChanges(cart: Cart, changes: CartChange[]): Cart {
  const items = changes.reduce(changed, cart.items);
  const cents = items.reduce((sum, line) => sum + centsOf(sellingPrice(line)) * quantityToOrder(line), 0);
  return { ...cart, items, total: fromCents(cents) };
}

/** Pieces of an order whose payment is in review are not ordered again. */
export const quantityToOrder = ({ quantity, underReview }: CartLine): number =>
  Math.max(0, quantity - underReview);

/** Whether everything in the cart was ordered and its payment is in review. */
export const isUnderReview = ({ items }: Cart): boolean =>
  items.length > 0 && items.every((line) => quantityToOrder(line) === 0 && line.underReview > 0);

/** The number of pieces, including lines that the server has not added yet. */
export function piecesWith(cart: Cart | null, changes: CartChange[]): number {
  const lines = cart?.items ?? [];
  const shown = changes.reduce(changed, lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const awaited = changes.filter(
    (change) => change.kind === 'addition' && change.totalStock > 0 && !lineOf(lines, change),
  );
  return shown + awaited.length;
}

function changed(lines: CartLine[], change: CartChange): CartLine[] {
  const line = lineOf(lines, change);
  if (!line) return lines;
  switch (change.kind) {
    case 'addition':
      return withQuantity(lines, line, line.quantity + 1);
    case 'quantity':
      return withQuantity(lines, line, line.quantity + change.by);
    case 'removal':
      return lines.filter((other) => other !== line);
    case 'exchange':
      return lines;
  }
}

/** A quantity out of range is left to the saga, which refuses it. */
function withQuantity(lines: CartLine[], line: CartLine, quantity: number): CartLine[] {
  if (quantity < 1 || quantity > Math.max(line.totalStock, line.quantity)) return lines;
  return lines.map((other) => (other === line ? { ...line, quantity } : other));
}

export function isAdding(changes: CartChange[], productId: string): boolean {
  return changes.some((change) => change.kind === 'addition' && change.productId === productId);
}
