import { NoSuchItem, QuantityUnavailable } from './cart.errors';

export interface CartLine {
  variantId: string;
  productId: string;
  quantity: number;
}

/** What can be put into a cart, and how much of it there is. */
export interface Item {
  variantId: string;
  productId: string;
  stock: number;
}

/** A shopper has one cart, so it goes by the shopper's id. */
export class Cart {
  private constructor(
    readonly shopperId: string,
    private items: CartLine[],
  ) {}

  static restore(shopperId: string, lines: CartLine[]): Cart {
    return new Cart(shopperId, [...lines]);
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

  /** Less is always possible. @throws NoSuchItem when it is not in the cart; QuantityUnavailable for more than the stock */
  changeQuantity({ variantId, stock }: Item, quantity: number): void {
    const inCart = this.quantityOf(variantId);
    if (inCart === 0) throw new NoSuchItem();
    if (quantity > inCart && quantity > stock) throw new QuantityUnavailable(inCart);
    this.setQuantity(variantId, quantity);
  }

  removeProduct(productId: string): void {
    this.items = this.items.filter((line) => line.productId !== productId);
  }

  /** Drops the lines whose product is gone from the shop. */
  drop(variantIds: ReadonlySet<string>): void {
    this.items = this.items.filter((line) => !variantIds.has(line.variantId));
  }

  /** Takes out what was bought; what was added since stays. */
  takeOut(bought: { variantId: string; quantity: number }[]): void {
    for (const { variantId, quantity } of bought) {
      const left = this.quantityOf(variantId) - quantity;
      if (left > 0) this.setQuantity(variantId, left);
      else this.items = this.items.filter((line) => line.variantId !== variantId);
    }
  }

  private quantityOf(variantId: string): number {
    return this.items.find((line) => line.variantId === variantId)?.quantity ?? 0;
  }

  private setQuantity(variantId: string, quantity: number): void {
    this.items = this.items.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  }
}
