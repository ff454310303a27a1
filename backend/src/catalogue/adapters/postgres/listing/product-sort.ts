import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cursorKey, readCursor } from '../../../../platform/postgres/cursor';
import type { ProductSort } from '../../../application/ports';

/** A sort order of listing rows `c`, with indexes of its own. A page starts right after a cursor. */
export interface SortOrder {
  by: Sql;
  /** What a cursor holds of a page's last product. */
  keys: Sql;
  /** The condition for "comes after the cursor". @throws MalformedCursor */
  after: (cursor: string) => Sql;
}

/** Ties are broken by title and id, so that the order is the same on every page. */
export const sortOrders: Record<ProductSort, SortOrder> = {
  'price-lowtohigh': byPrice(sql`c.selling_price_cents`, cursorKey.integer.min(0)),
  'price-hightolow': byPrice(sql`c.falling_price_cents`, cursorKey.integer.max(0)),
  'title-atoz': byTitle(sql`ASC`, sql`>`),
  'title-ztoa': byTitle(sql`DESC`, sql`<`),
};

function byPrice(price: Sql, priceKey: z.ZodType<number>): SortOrder {
  const keys = z.tuple([priceKey, cursorKey.text, cursorKey.id]);
  return {
    by: sql`${price}, c.sort_title, c.product_id`,
    keys: sql`json_build_array(${price}, c.sort_title, c.product_id)`,
    after(cursor) {
      const [cents, title, id] = readCursor(cursor, keys);
      return sql`(${price}, c.sort_title, c.product_id) > (${cents}::integer, ${title}::text, ${id}::uuid)`;
    },
  };
}

function byTitle(direction: Sql, beyond: Sql): SortOrder {
  const keys = z.tuple([cursorKey.text, cursorKey.id]);
  return {
    by: sql`c.sort_title ${direction}, c.product_id ${direction}`,
    keys: sql`json_build_array(c.sort_title, c.product_id)`,
    after(cursor) {
      const [title, id] = readCursor(cursor, keys);
      return sql`(c.sort_title, c.product_id) ${beyond} (${title}::text, ${id}::uuid)`;
    },
  };
}
