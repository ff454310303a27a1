import type { ReturnableLine, ReturnReason, WantedPieces } from '../returns.api';
import { shopsFaults } from '../return-labels';

export interface Choice {
  quantity: number;
  /** Empty: none is given. */
  reason: ReturnReason | '';
}

/** The keys are variants. */
export type Choices = Record<string, Choice>;

export const nothing: Choice = { quantity: 0, reason: '' };

/** A choice without pieces that went back meanwhile. */
export const possible = (choice: Choice, { returnable }: ReturnableLine): Choice => ({
  ...choice,
  quantity: Math.min(choice.quantity, returnable),
});

/** Pieces that are made to order go back only at the shop's fault. */
export const lacksReason = ({ quantity, reason }: Choice, { exclusion }: ReturnableLine): boolean =>
  quantity > 0 && exclusion === 'made-to-order' && !shopsFaults.some((fault) => fault === reason);

export function wantedPieces(choices: Choices, lines: readonly ReturnableLine[]): WantedPieces {
  return lines.flatMap((line) => {
    const { quantity, reason } = possible(choices[line.variantId] ?? nothing, line);
    if (quantity === 0) return [];
    return [{ variantId: line.variantId, quantity, ...(reason && { reason }) }];
  });
}
