import type { ProductFacts } from '../../facts/domain/product-facts';
import type { ProductDetails } from '../../products/domain/product';
import type { ProductStateName } from '../../publication/domain/publication';

/** A row states these details of its product; undefined keeps the current value. */
export type ImportedDetails = { [Field in keyof ProductDetails]?: ProductDetails[Field] | undefined };

/** A row states these facts of its product; undefined keeps the current value. */
export type ImportedFacts = { [Fact in keyof ProductFacts]?: ProductFacts[Fact] | undefined };

/** A row states this about its variant; undefined keeps the current value, null is an explicit "none". */
export interface ImportedVariant {
  size?: string | null | undefined;
  colour?: string | null | undefined;
  colourHex?: string | undefined;
  /** Null means that the product's picture is shown. */
  colourImage?: string | null | undefined;
  sku?: string | null | undefined;
  gtin?: string | null | undefined;
  mpn?: string | null | undefined;
  priceCents?: number | undefined;
  /** 0: not on sale. */
  salePriceCents?: number | undefined;
  stock?: number | undefined;
  /** The stock that the editor of the file saw; see `Correction`. */
  seenStock?: number | undefined;
  isOnSale?: boolean | undefined;
}

/** One variant of a product, as a line of the file describes it. */
export interface ImportRow extends ImportedDetails, ImportedFacts, ImportedVariant {
  /** The row's number as a spreadsheet counts: the header is row 1. */
  row: number;
  productId?: string | undefined;
  /** In the address of the product's page; undefined keeps what there is. */
  slug?: string | undefined;
  /** Undefined keeps what there is; a new product is a draft. */
  state?: ProductStateName | undefined;
}

export interface RowError {
  row: number;
  /** The name of the column to blame, where it is one. */
  column: string | null;
  message: string;
}

/** The columns of the file, in the order of the template. */
export const importColumns = [
  'product_id',
  'title',
  'slug',
  'description',
  'category',
  'brand',
  'image',
  'textile',
  'materials',
  'care',
  'origin',
  'weight_grams',
  'measures',
  'model',
  'size',
  'colour',
  'colour_hex',
  'colour_image',
  'sku',
  'gtin',
  'mpn',
  'price',
  'sale_price',
  'stock',
  'seen_stock',
  'on_sale',
  'state',
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const maxImportRows = 5_000;
/** The limit counts pictures on other servers. */
export const maxFetchedPictures = 200;

interface Said<Value> {
  /** Undefined means that no row says it. */
  value: Value | undefined;
  errors: RowError[];
}

/** All rows of a product say the same of it, or nothing. */
export function saidByRows<Field extends keyof ImportRow>(
  rows: readonly ImportRow[],
  field: Field,
  column: ImportColumn,
): Said<ImportRow[Field]> {
  const [first, ...others] = rows.filter((row) => row[field] !== undefined);
  if (!first) return { value: undefined, errors: [] };
  const message = `differs from row ${first.row} of the same product`;
  const written = (row: ImportRow) => JSON.stringify(row[field]);
  const differing = others.filter((row) => written(row) !== written(first));
  return { value: first[field], errors: differing.map(({ row }) => ({ row, column, message })) };
}
