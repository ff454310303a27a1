/** Finds what a shopper bought. Ordering binds it, so that reviews do not depend on orders. */
export abstract class BoughtPieces {
  /** The ids of the variants of this product that the shopper paid for and that were not called off, the last bought first. */
  abstract variantsOf(shopperId: string, productId: string): Promise<string[]>;
}
