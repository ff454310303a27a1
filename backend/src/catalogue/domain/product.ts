import { AggregateRoot } from '../../shared/aggregate-root';
import { newId } from '../../shared/ids';
import { StaleProduct } from './catalogue.errors';
import { Variant, type VariantDraft } from './variant';

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

/** There is always one. */
export type AtLeastOne<T> = readonly [T, ...T[]];

export interface ProductState {
  id: string;
  details: ProductDetails;
  /** The first one is the default. */
  variants: AtLeastOne<Variant>;
  /** Goes up with every edit. */
  version: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export class Product extends AggregateRoot {
  private constructor(private readonly current: ProductState) {
    super();
  }

  /** @throws PriceOutOfRange, SalePriceTooHigh */
  static create(details: ProductDetails, drafts: AtLeastOne<VariantDraft>, now: Date): Product {
    const [first, ...others] = drafts;
    return new Product({
      id: newId(),
      details,
      variants: [Variant.create(first), ...others.map((draft) => Variant.create(draft))],
      version: 1,
      createdAt: now,
      deletedAt: null,
    });
  }

  static restore(state: ProductState): Product {
    return new Product(state);
  }

  /**
   * @param drafts one for each of its variants, in their order
   * @param seenVersion what the editor read before the change; undefined for one that doesn't care
   * @throws StaleProduct, PriceOutOfRange, SalePriceTooHigh
   */
  edit(details: ProductDetails, drafts: AtLeastOne<VariantDraft>, seenVersion: number | undefined): void {
    const { id, variants, version } = this.current;
    if (seenVersion !== undefined && seenVersion !== version) throw new StaleProduct();
    if (drafts.length !== variants.length) throw new Error(`Product ${id} has other variants`);
    const [first, ...others] = variants;
    this.current.variants = [
      first.edited(drafts[0]),
      ...others.map((variant, place) => variant.edited(drafts[place + 1]!)),
    ];
    this.current.details = details;
    this.current.version += 1;
  }

  /** Takes it out of the shop; what refers to it, such as a reservation, stays whole. */
  delete(now: Date): void {
    this.current.deletedAt ??= now;
  }

  get state(): Readonly<ProductState> {
    return this.current;
  }
}
