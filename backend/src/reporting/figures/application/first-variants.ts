import type { UnitsSold } from '../../../inventory/stock-figures';

/** The beginning of a ranking; the stock is read when somebody looks. */
export interface FirstVariants {
  first: UnitsSold[];
  total: number;
}

/** More than are listed on the dashboard: the stock of some may change until somebody looks. */
const kept = 20;

export const firstOf = (ranked: UnitsSold[]): FirstVariants => ({
  first: ranked.slice(0, kept),
  total: ranked.length,
});
