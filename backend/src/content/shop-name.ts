/** The shop's own name; a new one may take a minute to appear. */
export abstract class ShopName {
  abstract current(): Promise<string>;
}
