/** Finds what people call orders, such as HB-10001. Ordering binds it, so that the ledger of stock does not depend on orders. */
export abstract class OrderNumbers {
  /** @returns the numbers by the ids of the orders */
  abstract numbersOf(orderIds: string[]): Promise<Map<string, string>>;
  /** @returns the ids of the orders that these words name */
  abstract idsOf(words: string[]): Promise<string[]>;
}
