import type { Contender, Name } from './contenders';
import type { Turn } from './turn';

/** A line of a table. */
export interface MeasuredCall {
  name: string;
  /** How many ask at the same time. */
  atOnce: number;
  /** Who takes turns. */
  of: readonly Name[];
  /** So many times as fast as the lean server is what the shop should be. */
  bar: number;
  /** Makes a server ready, then gives it its turn. A warm-up is a short one. */
  measure: (contender: Contender, how: 'warm-up' | 'in full') => Promise<Turn>;
}
