import sql, { type Sql } from 'sql-template-tag';
import type { Members, RuleOfNow } from '../../application/members';
import { ageKey } from '../../../listing-rows/adapters/postgres/age-key';
import { isInStock } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { isInPriceRange } from './in-price-range';

/** The conditions on a listing row `c`. */
export function memberConditions(among: Members | undefined): (Sql | undefined)[] {
  if (!among) return [];
  if ('products' in among) return [sql`c.product_id = ANY(${[...among.products]}::uuid[])`];
  return ruleConditions(among.rule);
}

const ruleConditions = ({
  category,
  brand,
  price,
  onSale,
  sinceId,
  ...choices
}: RuleOfNow): (Sql | undefined)[] => [
  category.length > 0
    ? sql`c.category = ANY(ARRAY(SELECT slug FROM catalogue.categories WHERE path && ${category}::text[]))`
    : undefined,
  brand.length > 0 ? sql`c.brand = ANY(${brand}::text[])` : undefined,
  isInStock(choices),
  price ? isInPriceRange(price) : undefined,
  onSale ? sql`c.sale_price_cents > 0` : undefined,
  sinceId === null ? undefined : sql`${ageKey} >= ${sinceId}::uuid`,
];

/** Whether only some category-brand groups can have members. */
export const isOfSomeGroups = (among: Members | undefined): boolean =>
  among !== undefined && 'rule' in among && (among.rule.category.length > 0 || among.rule.brand.length > 0);
