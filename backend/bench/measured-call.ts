import type { Contender, Name } from './contenders';
import type { Turn } from './turn';

/** A line of a table. */
export interface MeasuredCall {
  name: string;
  /** How many ask at the same time. */
  atOnce: number;
  /** Who can't do it. */
  notOf?: Name | undefined;
  /** So many times as fast as the one before it is what the last contender should be. */
  bar: number | undefined;
  /** Makes a server ready, then gives it its turn. A warm-up is a short one. */
  measure: (contender: Contender, how: 'warm-up' | 'in full') => Promise<Turn>;
}
