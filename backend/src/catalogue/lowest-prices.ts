/** The storefront knows which prices it shows as the lowest of the 30 days before a sale. */
export abstract class LowestPrices {
  /**
   * The prices, in cents, are those that it would show if these variants were reduced at this time; where they are reduced already,
   * those that it shows. A variant that came into the shop at a sale price has none.
   */
  abstract atStart(variantIds: string[], startsAt: Date): Promise<Map<string, number>>;
}
