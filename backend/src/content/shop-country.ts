/** Where the shop is, and where an address without a country is. */
export abstract class ShopCountry {
  /** @returns its code by ISO 3166-1 alpha-2 */
  abstract current(): Promise<string>;
}
