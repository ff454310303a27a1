import { groupRows, type KnownProducts } from './group-rows';
import type { ImportPlan, PlannedProduct } from './import-plan';
import { type ImportRow, maxFetchedPictures, type RowError } from './import-row';
import { type PlannedGroup, planProduct } from './plan-product';
import { takenSlugs } from './plan-slug';

/** Plans the changes that these rows would make to these products. It changes nothing. */
export function planImport(rows: readonly ImportRow[], known: KnownProducts): ImportPlan {
  const { groups, errors: ungrouped } = groupRows(rows, known);
  const planned = groups.map((group) => ({ ...planProduct(group, known), id: group.product?.state.id }));
  const products = planned.flatMap(({ plan }) => plan ?? []);
  const ofVariants = planned.flatMap((one) => one.ofVariants);
  const pictures = picturesToFetch(products, known);
  const errors = [
    ...ungrouped,
    ...planned.flatMap((one) => one.errors),
    ...takenNumbers(planned, known),
    ...takenSlugs(planned, known),
    ...tooManyPictures(pictures),
  ];
  return {
    products,
    pictures: [...pictures.keys()],
    changes: planned.flatMap((one) => [...(one.ofProduct ? [one.ofProduct] : []), ...one.ofVariants]),
    errors: errors.sort((one, other) => one.row - other.row),
    counts: {
      rows: rows.length,
      productsAdded: products.filter(({ productId }) => productId === undefined).length,
      productsChanged: products.filter(({ productId }) => productId !== undefined).length,
      productsUnchanged: planned.filter(({ plan, errors: own }) => !plan && own.length === 0).length,
      variantsAdded: ofVariants.filter(({ kind }) => kind === 'added').length,
      variantsChanged: ofVariants.filter(({ kind }) => kind === 'changed').length,
    },
  };
}

/** SKUs and GTINs are unique in the shop and in the file; a product looks after its own. */
function takenNumbers(
  planned: (PlannedGroup & { id: string | undefined })[],
  { bySku, byGtin }: KnownProducts,
): RowError[] {
  const owners = { sku: bySku, gtin: byGtin };
  const firstOf = new Map<string, { row: number; group: PlannedGroup }>();
  return planned.flatMap((group) =>
    group.numbers.flatMap(({ row, column, number }) => {
      const key = `${column} ${number}`;
      const first = firstOf.get(key) ?? { row, group };
      firstOf.set(key, first);
      const owner = owners[column].get(number);
      if (first.group !== group) return { row, column, message: `is also in row ${first.row}` };
      if (owner !== undefined && owner !== group.id) {
        return { row, column, message: 'is of another product' };
      }
      return [];
    }),
  );
}

const isAddress = (image: string): boolean => /^https?:\/\//.test(image);

/**
 * Addresses that a product has already are left alone.
 * @returns for each address, the row of the first product that wants it
 */
function picturesToFetch(plans: readonly PlannedProduct[], { products }: KnownProducts): Map<string, number> {
  const rowOf = new Map<string, number>();
  for (const { row, productId, details, colours } of plans) {
    const before = productId === undefined ? undefined : products.get(productId)?.state;
    const known = new Set([before?.details.image, ...(before?.colours ?? []).map(({ image }) => image)]);
    const wanted = [details.image, ...colours.flatMap(({ image }) => image ?? [])];
    const missing = wanted.filter((image) => isAddress(image) && !known.has(image) && !rowOf.has(image));
    for (const image of missing) rowOf.set(image, row);
  }
  return rowOf;
}

/** Each takes seconds, and the import waits for all of them. */
function tooManyPictures(rowOf: ReadonlyMap<string, number>): RowError[] {
  const row = [...rowOf.values()][maxFetchedPictures];
  if (row === undefined) return [];
  const message = `is beyond the ${maxFetchedPictures} pictures that one file may have fetched; this file has ${rowOf.size}`;
  return [{ row, column: 'image', message }];
}
