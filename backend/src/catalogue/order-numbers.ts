/** What people call orders: HB-10001. */
export interface OrderNumberSource {
  /** By the ids of the orders. */
  numbersOf: (orderIds: string[]) => Promise<Map<string, string>>;
  /** The orders that these words name. */
  idsOf: (words: string[]) => Promise<string[]>;
}

/** Ordering registers here how to find the numbers of its orders, so that the catalogue does not depend on it. */
export class OrderNumbers implements OrderNumberSource {
  private source: OrderNumberSource | undefined;

  register(source: OrderNumberSource): void {
    this.source = source;
  }

  async numbersOf(orderIds: string[]): Promise<Map<string, string>> {
    return (await this.source?.numbersOf(orderIds)) ?? new Map<string, string>();
  }

  async idsOf(words: string[]): Promise<string[]> {
    return (await this.source?.idsOf(words)) ?? [];
  }
}
