/** What the shop calls itself; a new name may take a minute. */
export abstract class ShopName {
  abstract current(): Promise<string>;
}
