import type { ProductFilter } from '../../../src/storefront/listing/application/product-filter';
import type { ProductSort } from '../../../src/storefront/listing/application/ports';
import { priceRanges } from '../../../src/storefront/listing/domain/price-range';

/** The model has of a listing row what lists filter and sort by. */
export interface ModelRow {
  product_id: string;
  /** The key of a draft that was published. */
  age_key: string | null;
  title: string;
  category: string;
  brand: string;
  selling_price_cents: number;
  sale_price_cents: number;
  flat_product: { averageReview: number };
  /** An entry looks like `M/Navy`. */
  variants_in_stock: string[];
}

/** Lists and facets as somebody finds them who looks at each row. */
export class ListingModel {
  /** @param pathOf the slugs from the top down to a category */
  constructor(
    private readonly all: readonly ModelRow[],
    private readonly pathOf: (category: string) => string[] = (category) => [category],
  ) {}

  /** The model of only those rows. */
  only(isMeant: (row: ModelRow) => boolean): ListingModel {
    return new ListingModel(this.all.filter(isMeant), this.pathOf);
  }

  find(filter: ProductFilter, sort: ProductSort): ModelRow[] {
    return this.all.filter((row) => this.matches(row, filter)).sort(inOrder[sort]);
  }

  matches(row: ModelRow, { sale, inStock, ...chosen }: ProductFilter): boolean {
    if ((sale && !isReduced(row)) || (inStock && isSoldOut(row))) return false;
    return this.hasChosen(row, chosen);
  }

  private hasChosen(row: ModelRow, { category, brand, size, colour, price }: Chosen): boolean {
    if (!isOneChosen(category, this.pathOf(row.category)) || !isOneChosen(brand, [row.brand])) return false;
    if (price.length > 0 && !price.some((range) => isIn(range, row))) return false;
    if (size.length === 0 && colour.length === 0) return true;
    return pairsOf(row).some(([s, c]) => isOneChosen(size, [s]) && isOneChosen(colour, [c]));
  }

  facets(filter: ProductFilter): Record<keyof ProductFilter, Record<string, number>> {
    const { size, colour } = filter;
    return {
      category: this.count({ ...filter, category: [] }, (row) => this.pathOf(row.category)),
      brand: this.count({ ...filter, brand: [] }, ({ brand }) => [brand]),
      size: this.count({ ...filter, size: [] }, (row) => choicesOf(row, colour, 1, 0)),
      colour: this.count({ ...filter, colour: [] }, (row) => choicesOf(row, size, 0, 1)),
      price: this.count({ ...filter, price: [] }, (row) => [rangeOf(row)]),
      sale: this.count({ ...filter, sale: true }, () => ['yes']),
      inStock: this.count({ ...filter, inStock: true }, () => ['yes']),
    };
  }

  private count(others: ProductFilter, idsOf: (row: ModelRow) => string[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const row of this.all) {
      if (this.matches(row, others)) for (const id of idsOf(row)) counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  }
}

type Chosen = Omit<ProductFilter, 'sale' | 'inStock'>;

const isReduced = (row: ModelRow): boolean => row.sale_price_cents > 0;
const isSoldOut = (row: ModelRow): boolean => row.variants_in_stock.length === 0;

const isOneChosen = (chosen: string[], ids: string[]) =>
  chosen.length === 0 || ids.some((id) => chosen.includes(id));

const rangeOf = (row: ModelRow): string => Object.keys(priceRanges()).find((range) => isIn(range, row))!;

/** `25-50` has prices from $25.00 to $49.99. */
function isIn(range: string, { selling_price_cents: cents }: ModelRow): boolean {
  const [from, to] = range.split('-');
  return Number(from) * 100 <= cents && cents < Number(to || Infinity) * 100;
}

const pairsOf = ({ variants_in_stock: variants }: ModelRow): [string, string][] =>
  variants.map((variant) => {
    const at = variant.indexOf('/');
    return [variant.slice(0, at).replaceAll('\u001f', '/'), variant.slice(at + 1)];
  });

/** A row's sizes (or colours) in stock, beside the chosen colours (or sizes). */
function choicesOf(row: ModelRow, beside: string[], other: 0 | 1, own: 0 | 1): string[] {
  const pairs = pairsOf(row).filter((pair) => isOneChosen(beside, [pair[other]]));
  return [...new Set(pairs.map((pair) => pair[own]))].filter(Boolean);
}

type Order = (one: ModelRow, other: ModelRow) => number;

const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
/** Letters without accents and apostrophes. */
const lettersOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
const byTitle: Order = (one, other) =>
  text(lettersOf(one.title), lettersOf(other.title)) || text(one.product_id, other.product_id);
const byPrice: Order = (one, other) => one.selling_price_cents - other.selling_price_cents;
const byRating: Order = (one, other) => one.flat_product.averageReview - other.flat_product.averageReview;

/** It begins with the time of the publication. */
export const ageOf = ({ age_key: key, product_id: id }: ModelRow): string => key ?? id;

const inOrder: Record<ProductSort, Order> = {
  'price-lowtohigh': (one, other) => byPrice(one, other) || byTitle(one, other),
  'price-hightolow': (one, other) => byPrice(other, one) || byTitle(one, other),
  'title-atoz': byTitle,
  'title-ztoa': (one, other) => byTitle(other, one),
  newest: (one, other) => text(ageOf(other), ageOf(one)),
  'best-rated': (one, other) => byRating(other, one) || byTitle(one, other),
};
