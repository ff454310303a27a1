/** All orders of a shop are in one currency. */
export abstract class OrderCurrency {
  /** Makes it the currency of the orders, unless there are some already. @returns the currency that they are in */
  abstract fix(code: string): Promise<string>;
  /** The currency that a server has fixed last. */
  abstract current(): Promise<string>;
}
