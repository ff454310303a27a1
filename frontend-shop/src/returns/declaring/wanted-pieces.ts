import { itemName } from '@haberdash/kit/orders/item-name';
import type { Order } from '../../orders/orders.api';
import type { ReturnableLine, ReturnReason, WantedPieces } from '../returns.api';
import { shopsFaults } from '../return-labels';

export interface Choice {
  quantity: number;
  /** Empty: none is given. */
  reason: ReturnReason | '';
  /** The variant that takes their place; empty: money. */
  wanted: string;
}

/** The keys are variants. */
export type Choices = Record<string, Choice>;

export const nothing: Choice = { quantity: 0, reason: '', wanted: '' };

/** A choice without pieces that went back meanwhile, and without what is not in stock for all of them. */
export function possible({ wanted, ...choice }: Choice, line: ReturnableLine): Choice {
  const quantity = Math.min(choice.quantity, line.returnable);
  const isInStock = exchangeableFor(line, quantity).some(({ variantId }) => variantId === wanted);
  return { ...choice, quantity, wanted: isInStock ? wanted : '' };
}

/** The other sizes and colours of which so many pieces are there. */
export const exchangeableFor = ({ exchangeableFor: others = [] }: ReturnableLine, quantity: number) =>
  others.filter(({ stock }) => stock >= quantity);

/** Pieces that are made to order go back only at the shop's fault. */
export const lacksReason = ({ quantity, reason }: Choice, { exclusion }: ReturnableLine): boolean =>
  quantity > 0 && exclusion === 'made-to-order' && !shopsFaults.some((fault) => fault === reason);

export function wantedPieces(choices: Choices, lines: readonly ReturnableLine[]): WantedPieces {
  return lines.flatMap((line) => {
    const { quantity, reason, wanted } = possible(choices[line.variantId] ?? nothing, line);
    if (quantity === 0) return [];
    return [
      {
        variantId: line.variantId,
        quantity,
        ...(reason && { reason }),
        ...(wanted && { wantedVariantId: wanted }),
      },
    ];
  });
}

/** Names the pieces that take the place of the chosen ones: "1 × Linen Shirt, L". */
export function exchangedFor(
  choices: Choices,
  lines: readonly ReturnableLine[],
  items: Order['cartItems'],
): string[] {
  return lines.flatMap((line) => {
    const { quantity, wanted } = possible(choices[line.variantId] ?? nothing, line);
    const other = line.exchangeableFor?.find(({ variantId }) => variantId === wanted);
    const item = items.find(({ variantId }) => variantId === line.variantId);
    return other && item && quantity > 0 ? [`${quantity} × ${itemName({ ...item, ...other })}`] : [];
  });
}
