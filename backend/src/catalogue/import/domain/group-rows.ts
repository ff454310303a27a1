import type { Product } from '../../products/domain/product';
import type { SizeChart } from '../../sizes/domain/size-chart';
import type { ImportRow, RowError } from './import-row';

/** The products of the shop that a file may mean, and their stock. */
export interface KnownProducts {
  products: ReadonlyMap<string, Product>;
  /** Ids of products by the SKUs of their variants. */
  bySku: ReadonlyMap<string, string>;
  /** Ids of products by the GTINs of their variants. */
  byGtin: ReadonlyMap<string, string>;
  /** Ids of products by `titleKey`. */
  byTitle: ReadonlyMap<string, readonly string[]>;
  /** The current slugs by the ids of products. */
  slugs: ReadonlyMap<string, string>;
  /** The products to which slugs lead that the file names. */
  bySlug: ReadonlyMap<string, SlugHolder>;
  /** The stocks by the ids of their variants. */
  stocks: ReadonlyMap<string, number>;
  chart: SizeChart;
}

export interface SlugHolder {
  productId: string;
  title: string;
  /** False: the product had it before. */
  isCurrent: boolean;
}

/** The rows of one product. */
export interface RowGroup {
  /** Undefined means that the product is new. */
  product: Product | undefined;
  rows: [ImportRow, ...ImportRow[]];
}

/** Products with the same title and brand are the same. */
export const titleKey = ({ title, brand }: { title: string; brand: string }): string =>
  JSON.stringify([title.toLowerCase(), brand]);

/** A row means the product of its id, or else of its SKU, or else of its title and brand, or else a new one. */
export function groupRows(
  rows: readonly ImportRow[],
  known: KnownProducts,
): { groups: RowGroup[]; errors: RowError[] } {
  const groups = new Map<string, RowGroup>();
  const errors: RowError[] = [];
  for (const row of rows) {
    const found = find(row, known);
    if ('message' in found) {
      errors.push({ row: row.row, ...found });
      continue;
    }
    const group = groups.get(found.key);
    if (group) group.rows.push(row);
    else groups.set(found.key, { product: known.products.get(found.key), rows: [row] });
  }
  return { groups: [...groups.values()], errors };
}

type Found = { key: string } | Pick<RowError, 'column' | 'message'>;

function find({ productId, sku, title, brand }: ImportRow, known: KnownProducts): Found {
  if (productId !== undefined) {
    if (known.products.has(productId)) return { key: productId };
    return { column: 'product_id', message: 'There is no product with this id' };
  }
  const ofSku = sku && known.bySku.get(sku);
  if (ofSku) return { key: ofSku };
  if (title === undefined || brand === undefined) {
    return { column: null, message: 'Give a product_id, a known sku, or a title and a brand' };
  }
  const key = titleKey({ title, brand });
  const [id, ...others] = known.byTitle.get(key) ?? [];
  if (others.length > 0) {
    return {
      column: 'product_id',
      message: 'Several products have this title and brand: give the id of one',
    };
  }
  return { key: id ?? key };
}
