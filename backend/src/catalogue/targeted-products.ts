import type { SaleTarget } from './sales/domain/sale-target';

/** The storefront knows which products it shows where. */
export abstract class TargetedProducts {
  abstract exists(target: SaleTarget): Promise<boolean>;
  /** The ids of products that the shop shows there now, behind this id in the order of ids; null: from the first. */
  abstract after(target: SaleTarget, id: string | null, limit: number): Promise<string[]>;
}
