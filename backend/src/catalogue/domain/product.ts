import { AggregateRoot } from '../../shared/aggregate-root';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { StaleProduct, StockChanged } from './catalogue.errors';
import { mostStock, Variant } from './variant';

export const categories = ['men', 'women', 'kids', 'accessories', 'footwear'] as const;
export const brands = ['nike', 'adidas', 'puma', 'levi', 'zara', 'h&m'] as const;

export interface ProductDetails {
  title: string;
  description: string;
  category: (typeof categories)[number];
  brand: (typeof brands)[number];
  /** An http(s) address, or the path of a picture that was uploaded here. */
  image: string;
}

/** What the editor's form holds: the product and its only variant as one flat thing. */
export interface FlatProduct extends ProductDetails {
  price: Money;
  salePrice: Money;
  stock: number;
}

/** What the editor read before the change; undefined for one that doesn't care. */
interface Seen {
  version: number | undefined;
  stock?: number | undefined;
}

export interface ProductState {
  id: string;
  details: ProductDetails;
  /** The first one is the default; there is always one. */
  variants: [Variant, ...Variant[]];
  /** Goes up with every edit. */
  version: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export class Product extends AggregateRoot {
  private constructor(private readonly state: ProductState) {
    super();
  }

  /** @throws PriceOutOfRange, SaleIsNoSale */
  static create(flat: FlatProduct, now: Date): Product {
    return new Product({
      id: newId(),
      details: detailsOf(flat),
      variants: [Variant.create(flat)],
      version: 1,
      createdAt: now,
      deletedAt: null,
    });
  }

  static restore(state: ProductState): Product {
    return new Product(state);
  }

  /**
   * Sales change the stock without a new version: with the stock that was seen, only the difference counts.
   *
   * @throws StaleProduct, StockChanged, PriceOutOfRange, SaleIsNoSale
   */
  edit(flat: FlatProduct, seen: Seen): void {
    if (seen.version !== undefined && seen.version !== this.state.version) throw new StaleProduct();
    const [variant] = this.state.variants;
    variant.edit({ ...flat, stock: corrected(variant.snapshot.stock, flat.stock, seen.stock) });
    this.state.details = detailsOf(flat);
    this.state.version += 1;
  }

  /** Takes it off the shelves; what refers to it, such as a reservation, stays whole. */
  delete(now: Date): void {
    this.state.deletedAt ??= now;
  }

  get snapshot(): Readonly<ProductState> {
    return this.state;
  }
}

function corrected(stock: number, entered: number, seen = stock): number {
  const result = stock + entered - seen;
  if (result < 0 || result > mostStock) throw new StockChanged();
  return result;
}

const detailsOf = ({ title, description, category, brand, image }: ProductDetails): ProductDetails => ({
  title,
  description,
  category,
  brand,
  image,
});
