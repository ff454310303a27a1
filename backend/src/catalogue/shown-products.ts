import { DomainError } from '../shared/domain-error';
import type { SaleTarget } from './sales/domain/sale-target';

/** The storefront knows which products it shows where. */
export abstract class TargetedProducts {
  abstract exists(target: SaleTarget): Promise<boolean>;
  /** The ids of products that the shop shows there now, behind this id in the order of ids; null: from the first. */
  abstract after(target: SaleTarget, id: string | null, limit: number): Promise<string[]>;
}

/** The storefront knows which prices it shows as the lowest of the 30 days before a sale. */
export abstract class LowestPrices {
  /**
   * The prices, in cents, are those that it would show if these variants were reduced at this time; where they are reduced already,
   * those that it shows. A variant that came into the shop at a sale price has none.
   */
  abstract atStart(variantIds: string[], startsAt: Date): Promise<Map<string, number>>;
}

export class MalformedListQuery extends DomainError.of(
  'invalid',
  'MALFORMED_LIST_QUERY',
  'This is no query of the list of products',
  { field: 'query' },
) {}

/** The storefront knows what the admin's list of products shows. */
export abstract class MatchingProducts {
  /**
   * The ids of the products behind this id, in the order of ids; null: from the first.
   * @param query of the list, as the address of the admin's page has it: `brand=acme&stock=low`
   * @throws MalformedListQuery
   */
  abstract after(query: string, id: string | null, limit: number): Promise<string[]>;
}
