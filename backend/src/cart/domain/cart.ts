import { NoSuchItem, QuantityUnavailable, WhichVariant } from './cart.errors';

export interface CartLine {
  variantId: string;
  productId: string;
  quantity: number;
}

/** An item can be put into a cart, as far as its stock goes. */
export interface Item {
  variantId: string;
  productId: string;
  stock: number;
}

/** A shopper has one cart, so it goes by the shopper's id. */
export class Cart {
  private isCappedChanged = false;

  private constructor(
    readonly shopperId: string,
    private items: CartLine[],
    private capped: string[],
  ) {}

  static restore(shopperId: string, lines: CartLine[], cappedVariantIds: string[] = []): Cart {
    return new Cart(shopperId, [...lines], [...cappedVariantIds]);
  }

  /** The variants of which there are fewer pieces than were wanted when a visitor's cart was merged into this one. */
  get cappedVariantIds(): readonly string[] {
    return this.capped;
  }

  /** The shopper knows of these by now. */
  forgetCapped(shown: readonly string[]): void {
    if (shown.length > 0) this.setCapped(this.capped.filter((variantId) => !shown.includes(variantId)));
  }

  /** Whether they are others than when the cart was restored. */
  get hasOtherCapped(): boolean {
    return this.isCappedChanged;
  }

  get lines(): readonly CartLine[] {
    return this.items;
  }

  /** @throws QuantityUnavailable when the stock is less than what would be in the cart */
  add({ variantId, productId, stock }: Item, quantity: number): void {
    const inCart = this.quantityOf(variantId);
    if (inCart + quantity > stock) throw new QuantityUnavailable(inCart);
    if (inCart === 0) this.items.push({ variantId, productId, quantity });
    else this.setQuantity(variantId, inCart + quantity);
  }

  /** Adds as many pieces as there are of a line that a visitor had before signing in. */
  merge({ variantId, productId, stock }: Item, quantity: number): void {
    const inCart = this.quantityOf(variantId);
    const possible = Math.max(inCart, Math.min(inCart + quantity, stock));
    if (possible < inCart + quantity) this.setCapped([...new Set([...this.capped, variantId])]);
    if (inCart > 0) this.setQuantity(variantId, possible);
    else if (possible > 0) this.items.push({ variantId, productId, quantity: possible });
  }

  /** Less is always possible. @throws NoSuchItem when it is not in the cart; QuantityUnavailable for more than the stock */
  changeQuantity({ variantId, stock }: Item, quantity: number): void {
    const inCart = this.quantityOf(variantId);
    if (inCart === 0) throw new NoSuchItem();
    if (quantity > inCart && quantity > stock) throw new QuantityUnavailable(inCart);
    this.setQuantity(variantId, quantity);
  }

  /**
   * Another size or colour takes the place of this one, in the same quantity, together with what the cart has of it.
   * @throws NoSuchItem when it is not in the cart; QuantityUnavailable when the stock is less than what would be
   */
  exchange(variantId: string, { variantId: other, productId, stock }: Item): void {
    const line = this.items.find((one) => one.variantId === variantId && one.productId === productId);
    if (!line) throw new NoSuchItem();
    if (variantId === other) return;
    const inCart = this.quantityOf(other);
    const quantity = inCart + line.quantity;
    if (quantity > stock) throw new QuantityUnavailable(inCart);
    this.remove(other);
    this.items = this.items.map((one) => (one === line ? { variantId: other, productId, quantity } : one));
  }

  /** The one variant of the product that is in the cart, if any is. @throws WhichVariant when several are */
  onlyVariantOf(productId: string): string | undefined {
    const [line, ...others] = this.items.filter((one) => one.productId === productId);
    if (others.length > 0) throw new WhichVariant();
    return line?.variantId;
  }

  remove(variantId: string): void {
    this.drop(new Set([variantId]));
  }

  /** Drops the lines of what is gone from the shop. */
  drop(variantIds: ReadonlySet<string>): void {
    this.items = this.items.filter((line) => !variantIds.has(line.variantId));
  }

  /** Takes out what was bought; what was added since stays. */
  takeOut(bought: { variantId: string; quantity: number }[]): void {
    for (const { variantId, quantity } of bought) {
      const left = this.quantityOf(variantId) - quantity;
      if (left > 0) this.setQuantity(variantId, left);
      else this.remove(variantId);
    }
  }

  private setCapped(variantIds: string[]): void {
    this.capped = variantIds;
    this.isCappedChanged = true;
  }

  private quantityOf(variantId: string): number {
    return this.items.find((line) => line.variantId === variantId)?.quantity ?? 0;
  }

  private setQuantity(variantId: string, quantity: number): void {
    this.items = this.items.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  }
}
