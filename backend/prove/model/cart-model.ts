import { type Expected, type Goods, isForSale, type Line, productOf } from './terms';

const notFound: Expected = { status: 404, code: 'NOT_FOUND' };
const whichVariant: Expected = { status: 409, code: 'WHICH_VARIANT' };

/** One shopper's cart: what each call must answer. */
export class CartModel {
  lines: Line[] = [];
  /** The cart that the shopper saw last. */
  seenTotal: number | undefined;

  constructor(
    private readonly goods: readonly Goods[],
    /** The stock of a variant for this shopper. */
    private readonly stockOf: (variant: number) => number,
  ) {}

  /** @param variant left out: the shop chooses */
  add({ product, variant, quantity }: { product: number; variant?: number; quantity: number }): Expected {
    const chosen = variant ?? this.firstInStock(product);
    if (chosen === undefined || !this.isOffered(chosen, product)) return notFound;
    const inCart = this.quantityOf(chosen);
    if (inCart + quantity > this.stockOf(chosen)) return this.tooMany(inCart);
    if (inCart === 0) this.lines = [...this.lines, { variant: chosen, quantity }];
    else this.setQuantity(chosen, inCart + quantity);
    return this.expected();
  }

  /** @param variant left out: the only one of the product in the cart */
  change({ product, variant, quantity }: { product: number; variant?: number; quantity: number }): Expected {
    const ofProduct = this.ofProduct(product);
    if (variant === undefined && ofProduct.length > 1) return whichVariant;
    const chosen = variant ?? ofProduct[0]?.variant;
    if (chosen === undefined || !this.isOffered(chosen, product)) return notFound;
    const inCart = this.quantityOf(chosen);
    if (inCart === 0) return notFound;
    if (quantity > inCart && quantity > this.stockOf(chosen)) return this.tooMany(inCart);
    this.setQuantity(chosen, quantity);
    return this.expected();
  }

  /** @param variant left out: the only one of the product in the cart */
  remove({ product, variant }: { product: number; variant?: number }): Expected {
    const ofProduct = this.ofProduct(product);
    if (variant === undefined && ofProduct.length > 1) return whichVariant;
    const gone = variant ?? ofProduct[0]?.variant;
    this.lines = this.lines.filter((line) => line.variant !== gone);
    return this.expected();
  }

  exchange({ product, variant, other }: { product: number; variant: number; other: number }): Expected {
    if (!this.isOffered(other, product)) return notFound;
    const line = this.ofProduct(product).find((one) => one.variant === variant);
    if (!line) return notFound;
    if (other === variant) return this.expected();
    const inCart = this.quantityOf(other);
    const quantity = inCart + line.quantity;
    if (quantity > this.stockOf(other)) return this.tooMany(inCart);
    this.lines = this.lines
      .filter((one) => one.variant !== other)
      .map((one) => (one === line ? { variant: other, quantity } : one));
    return this.expected();
  }

  view(): Expected {
    return this.expected();
  }

  takeOut(bought: readonly Line[]): void {
    for (const { variant, quantity } of bought)
      this.setQuantity(variant, this.quantityOf(variant) - quantity);
    this.lines = this.lines.filter(({ quantity }) => quantity > 0);
  }

  /** Something in it is not for sale any more. */
  get hasLost(): boolean {
    return this.lines.some(({ variant }) => !isForSale(this.goods[variant]!));
  }

  get total(): number {
    return this.priced().reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  }

  priced(): (Line & { price: number })[] {
    return this.lines.map((line) => ({ ...line, price: this.goods[line.variant]!.price }));
  }

  /** Returns the cart as the shopper sees it, and removes the lines that are no longer for sale. */
  look() {
    this.lines = this.lines.filter(({ variant }) => isForSale(this.goods[variant]!));
    this.seenTotal = this.total;
    const items = this.priced().map((line) => ({ ...line, totalStock: this.stockOf(line.variant) }));
    return { items, total: this.total };
  }

  private expected(): Expected {
    const says = this.hasLost ? 'Some items are no longer available, so we removed them from your cart' : '';
    return { status: 200, says, data: this.look() };
  }

  private tooMany(inCart: number): Expected {
    const says = `Only ${inCart} quantity can be added for this item`;
    return { status: 409, code: 'OUT_OF_STOCK', says, data: this.look() };
  }

  private firstInStock(product: number): number | undefined {
    const offered = [...this.goods.keys()].filter((variant) => this.isOffered(variant, product));
    return offered.find((variant) => this.stockOf(variant) > 0) ?? offered[0];
  }

  private isOffered(variant: number, product: number): boolean {
    return productOf(variant) === product && isForSale(this.goods[variant]!);
  }

  private ofProduct(product: number): Line[] {
    return this.lines.filter(({ variant }) => productOf(variant) === product);
  }

  private quantityOf(variant: number): number {
    return this.lines.find((line) => line.variant === variant)?.quantity ?? 0;
  }

  private setQuantity(variant: number, quantity: number): void {
    this.lines = this.lines.map((line) => (line.variant === variant ? { variant, quantity } : line));
  }
}
