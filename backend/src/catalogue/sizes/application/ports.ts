import type { Json } from '../../../shared/json';
import type { SizeChart } from '../domain/size-chart';

export abstract class SizeChartRepository {
  abstract find(): Promise<SizeChart>;
  /** Nobody changes it until the transaction ends. Call it before products are locked. */
  abstract findForUse(): Promise<SizeChart>;
  /** Locks it until the transaction ends. */
  abstract findForChange(): Promise<SizeChart>;
  /** Counts the variants of existing products by size. Call it after `findForChange`. */
  abstract variantsBySize(): Promise<Map<string, number>>;
  /** Variants are ranked again by its sizes. Call it after `findForChange`. @throws SizeInRule */
  abstract save(chart: SizeChart): Promise<void>;
}

/** The read side; the database builds the data's JSON. */
export abstract class SizeQueries {
  /** Scales in display order, sizes from small to large. */
  abstract chart(): Promise<Json<'SizeChart'>>;
  /** Returns the scales with the number of variants in each size. */
  abstract chartForAdmin(): Promise<Json<'AdminSizeChart'>>;
}
