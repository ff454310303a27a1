import type { CatalogueReconciliation } from '../../../catalogue/catalogue-reconciliation';
import { aboutProduct, aboutVariant, aboutWord, type Discrepancy } from '../domain/discrepancy';
import type { ReconciliationRule, CheckedBatch } from './reconciliation-rule';
import { batchSize } from './reconciliation-rule';

/** The stars of each product are those of its reviews, and so is what its buyers say about the fit. */
export const productsAgainstReviews = (catalogue: CatalogueReconciliation): ReconciliationRule => ({
  name: 'products-reviews',
  checkAfter: async (id) => {
    const rows = await catalogue.starsAfter(id, batchSize);
    const productIds = rows.map(({ productId }) => productId);
    const fits = await catalogue.fitsOf(productIds);
    return batchOf(productIds, [
      ...rows
        .filter(differs)
        .map(({ productId, kept, counted }) =>
          aboutProduct(
            productId,
            `has ${kept.join(', ')} reviews of one to five stars, and there are ${counted.join(', ')}`,
          ),
        ),
      ...fits
        .filter(differs)
        .map(({ variantId, productId, kept, counted }) =>
          aboutVariant(
            variantId,
            productId,
            `has ${kept.join(', ')} buyers who say small, true to size, large, and there are ${counted.join(', ')}`,
          ),
        ),
    ]);
  },
});

/** Each variant stands where its size does. */
export const variantsAgainstSizes = (catalogue: CatalogueReconciliation): ReconciliationRule => ({
  name: 'variants-sizes',
  checkAfter: async (id) => {
    const rows = await catalogue.ranksAfter(id, batchSize);
    const wrong = rows.filter(({ kept, place }) => kept !== place);
    return batchOf(
      rows.map(({ variantId }) => variantId),
      wrong.map(({ variantId, productId, size, kept, place }) =>
        aboutVariant(variantId, productId, `has place ${kept} of all sizes, and ${size} has place ${place}`),
      ),
    );
  },
});

/** The search knows in how many products each word stands. */
export const wordsAgainstProducts = (catalogue: CatalogueReconciliation): ReconciliationRule => ({
  name: 'words-products',
  checkAfter: async (word) => {
    const rows = await catalogue.wordsAfter(word, batchSize);
    const wrong = rows.filter(({ kept, counted }) => kept !== counted);
    return batchOf(
      rows.map((row) => row.word),
      wrong.map((row) =>
        aboutWord(row.word, `is counted in ${row.kept} products, and stands in ${row.counted}`),
      ),
    );
  },
});

const differs = ({ kept, counted }: { kept: number[]; counted: number[] }): boolean =>
  String(kept) !== String(counted);

const batchOf = (keys: string[], discrepancies: Discrepancy[]): CheckedBatch => ({
  checked: keys.length,
  unknown: 0,
  discrepancies,
  lastId: keys.at(-1),
});
