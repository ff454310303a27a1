import type {
  PriceReconciliation,
  ReconciledPrice,
  ReconciledSale,
} from '../../../catalogue/catalogue-reconciliation';
import { writtenCents } from '../../../shared/currency/written-amount';
import { aboutVariant } from '../domain/discrepancy';
import { type ReconciliationRule, batchSize } from './reconciliation-rule';

/** A price in force is the newest of its history, and that of the sale which has set it. One statement reads them all. */
export const pricesAgainstHistory = (prices: PriceReconciliation): ReconciliationRule => ({
  name: 'prices-history',
  checkAfter: async (id) => {
    const rows = await prices.variantsAfter(id, batchSize);
    const discrepancies = rows.flatMap((row) => {
      const problem = problemOf(row);
      return problem ? aboutVariant(row.variantId, row.productId, problem) : [];
    });
    return { checked: rows.length, unknown: 0, discrepancies, lastId: rows.at(-1)?.variantId };
  },
});

function problemOf(row: ReconciledPrice): string | undefined {
  const { priceCents, salePriceCents, recordedPriceCents, recordedSalePriceCents } = row;
  if (recordedPriceCents === null || recordedSalePriceCents === null) return 'has no history of its price';
  if (priceCents !== recordedPriceCents || salePriceCents !== recordedSalePriceCents) {
    const recorded = written(recordedPriceCents, recordedSalePriceCents);
    return `costs ${written(priceCents, salePriceCents)}, and its history ends with ${recorded}`;
  }
  return row.sale ? problemInSale(row.sale, row) : undefined;
}

/** An admin may have set another price while the sale runs. */
function problemInSale(
  { name, salePriceCents: promised, isNewest, isLongOver }: ReconciledSale,
  { priceCents, salePriceCents }: ReconciledPrice,
): string | undefined {
  if (isLongOver) return `still takes part in the sale “${name}”, which is over`;
  if (!isNewest || promised === salePriceCents) return undefined;
  return `costs ${written(priceCents, salePriceCents)}, and ${writtenCents(promised)} in the sale “${name}”`;
}

const written = (price: number, sale: number): string =>
  sale > 0 ? `${writtenCents(sale)} instead of ${writtenCents(price)}` : writtenCents(price);
