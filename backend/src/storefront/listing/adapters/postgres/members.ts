import sql, { type Sql } from 'sql-template-tag';
import type { Members, RuleOfNow } from '../../application/members';
import type { PriceRange } from '../../domain/price-range';
import { ageKey } from '../../../listing-rows/adapters/postgres/age-key';
import { allOf } from './all-of';
import { isInStock } from '../../../listing-rows/adapters/postgres/choice-in-stock';

/** The condition on a listing row `c`, without price and age; undefined where every row is meant. */
export function isMember(among: Members | undefined): Sql | undefined {
  if (!among) return undefined;
  return 'rule' in among ? meets(among.rule) : sql`c.product_id = ANY(${[...among.products]}::uuid[])`;
}

const meets = ({ category, brand, onSale, ...choices }: RuleOfNow): Sql | undefined =>
  allOf([
    category.length > 0
      ? sql`c.category = ANY(ARRAY(SELECT slug FROM catalogue.categories WHERE path && ${category}::text[]))`
      : undefined,
    brand.length > 0 ? sql`c.brand = ANY(${brand}::text[])` : undefined,
    isInStock(choices),
    onSale ? sql`c.sale_price_cents > 0` : undefined,
  ]);

export const priceOf = (among: Members | undefined): PriceRange | null =>
  among && 'rule' in among ? among.rule.price : null;

/** Not part of `isMember`, because the planner may use it: it knows how many rows are new. */
export const isNew = (among: Members | undefined): Sql | undefined =>
  among && 'rule' in among && among.rule.sinceId !== null
    ? sql`${ageKey} >= ${among.rule.sinceId}::uuid`
    : undefined;

/** Whether only some category-brand groups can have members. */
export const isOfSomeGroups = (among: Members | undefined): boolean =>
  among !== undefined && 'rule' in among && (among.rule.category.length > 0 || among.rule.brand.length > 0);
