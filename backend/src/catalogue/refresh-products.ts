import { job, type Jobs } from '../shared/jobs';

/** The brand, category or scale that has changed: its products need new search documents and listing rows. */
export type ProductsToRefresh = { brand: string } | { category: string } | { scale: string };

/** One job a brand, category or scale; a change while it runs schedules it again. */
export const refreshProducts = job<Record<string, string>>(
  'catalogue:refresh-products',
  (payload) => JSON.stringify(payload),
  { priority: 1 },
);

/** Call it in the transaction of the change. */
export const scheduleRefresh = (jobs: Jobs, products: ProductsToRefresh): Promise<void> =>
  jobs.schedule(refreshProducts, { ...products }, 0);

/** Refreshes the read models of many products, some at a time. */
export abstract class ReadModelRefresh {
  /** Repeating it changes nothing. */
  abstract refresh(products: ProductsToRefresh): Promise<void>;
}
