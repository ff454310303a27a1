import { job, type Jobs } from '../../../shared/jobs';

/** What the search index and the listing rows say of these products has changed with their brand or category. */
export type ProductsToRefresh = { brand: string } | { category: string };

/** One job a brand or category; a change while it runs schedules it again. */
export const refreshProducts = job<Record<string, string>>(
  'catalogue:refresh-products',
  (payload) => JSON.stringify(payload),
  { priority: 1 },
);

/** Call it in the transaction that changes the brand or the category. */
export const scheduleRefresh = (jobs: Jobs, products: ProductsToRefresh): Promise<void> =>
  jobs.schedule(refreshProducts, { ...products }, 0);

/** Refreshes the read models of many products, some at a time. */
export abstract class ReadModelRefresh {
  /** Repeating it changes nothing. */
  abstract refresh(products: ProductsToRefresh): Promise<void>;
}
