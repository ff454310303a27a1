import sql, { raw, type Sql } from 'sql-template-tag';
import { anyNumber } from '../../../../platform/postgres/ids/any-number';
import { listedText } from '../../../search/adapters/postgres/listed-text';

const columns = [
  'state',
  'category',
  'brand',
  'title',
  'selling_price_cents',
  'stock_level',
  'listed_text',
  'flat_product',
  'lacks_facts',
];
const written = raw(columns.join(', '));
const excluded = raw(columns.map((column) => `excluded.${column}`).join(', '));

/** Part of the statement that refreshes listing rows: those of `all_rows` that are not for the shop. */
export const unlistedRows = (productIds: string[]): Sql => sql`
  unlisted_now AS (
    SELECT r.*, CASE WHEN r.sale_price_cents > 0 THEN r.sale_price_cents ELSE r.price_cents END AS selling_price_cents,
           ${listedText} AS listed_text
      FROM all_rows r JOIN catalogue.products p ON p.id = r.product_id JOIN catalogue.brands b ON b.slug = p.brand
     WHERE r.state <> 'published'
  ), no_longer_unlisted AS (
    DELETE FROM catalogue.unlisted_rows
     WHERE product_id = ANY(${anyNumber(productIds)}) AND product_id NOT IN (SELECT product_id FROM unlisted_now)
  ), unlisted AS (
    INSERT INTO catalogue.unlisted_rows AS c (product_id, ${written}) SELECT product_id, ${written} FROM unlisted_now
    ON CONFLICT (product_id) DO UPDATE SET (${written}) = (${excluded})
  )`;
