import type { PurchaseRepository } from './ports';

interface RecordPurchaseInput {
  orderId: string;
  shopperId: string;
}

/** Remembers who bought what, so that a review can say that its author has the product. */
export class RecordPurchase {
  constructor(private readonly purchases: PurchaseRepository) {}

  execute({ orderId, shopperId }: RecordPurchaseInput): Promise<void> {
    return this.purchases.addSoldTo(shopperId, orderId);
  }
}
