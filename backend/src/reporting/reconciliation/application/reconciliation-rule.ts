import type { Discrepancy } from '../domain/discrepancy';

/** In the order in which they are checked; the provider takes longest. */
export const ruleNames = [
  'orders-payments',
  'payments-orders',
  'orders-reservations',
  'reservations-orders',
  'orders-parcels',
  'parcels-stock',
  'orders-purchases',
  'customers-purchases',
  'stock-movements',
  'prices-history',
  'products-reviews',
  'variants-sizes',
  'words-products',
  'days-orders',
  'provider-payments',
] as const;
export type RuleName = (typeof ruleNames)[number];

export interface CheckedBatch {
  checked: number;
  /** These rows could not be checked now. */
  unknown: number;
  discrepancies: Discrepancy[];
  /** The key of the last row; undefined when no row follows. Keys are compared as text. */
  lastId: string | undefined;
}

/** Two records of the same fact that must agree, compared in batches by id. */
export interface ReconciliationRule {
  readonly name: RuleName;
  /** @param id the key of the last row before, at first the nil UUID, which precedes every day and every word */
  checkAfter(id: string): Promise<CheckedBatch>;
}

interface Row {
  id: string;
}

interface Walk<Of extends Row> {
  after: () => Promise<Of[]>;
  again: (ids: string[]) => Promise<Of[]>;
  /** The discrepancies by the id of the row that shows them, which need not be what they are about. */
  judge: (rows: Of[]) => Promise<Map<string, Discrepancy>>;
  isSettled: (row: Of) => boolean;
}

/**
 * Rows that change while both sides are read may look wrong. So rows that changed a moment ago are left out, and rows that look wrong
 * are read again.
 */
export async function checkTwice<Of extends Row>({
  after,
  again,
  judge,
  isSettled,
}: Walk<Of>): Promise<CheckedBatch> {
  const rows = await after();
  const settled = rows.filter(isSettled);
  const suspects = await judge(settled);
  const secondLook = suspects.size === 0 ? [] : (await again([...suspects.keys()])).filter(isSettled);
  const found = secondLook.length === 0 ? [] : [...(await judge(secondLook)).values()];
  return { checked: settled.length, unknown: 0, discrepancies: found, lastId: rows.at(-1)?.id };
}

/** The number of rows that one step of a rule reads. */
export const batchSize = 500;
