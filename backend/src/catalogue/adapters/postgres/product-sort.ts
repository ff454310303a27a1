import sql, { type Sql } from 'sql-template-tag';
import { validate as isUuid } from 'uuid';
import type { ProductSort } from '../../application/ports';
import { readCursor } from './cursor';

/** An order of cards `c`; each has indexes of its own, and each starts again right behind a cursor. */
export interface SortOrder {
  by: Sql;
  /** What a cursor remembers of a page's last product. */
  keys: Sql;
  /** The condition for "comes after the cursor". @throws MalformedCursor */
  after: (cursor: string) => Sql;
}

/** Ties end with title and id, so that the sequence is the same on every page. */
export const sortOrders: Record<ProductSort, SortOrder> = {
  'price-lowtohigh': byPrice(sql`c.selling_price_cents`, isCents),
  'price-hightolow': byPrice(
    sql`c.falling_price_cents`,
    (value) => typeof value === 'number' && isCents(-value),
  ),
  'title-atoz': byTitle(sql`ASC`, sql`>`),
  'title-ztoa': byTitle(sql`DESC`, sql`<`),
};

function byPrice(price: Sql, isPrice: (value: unknown) => boolean): SortOrder {
  return {
    by: sql`${price}, c.sort_title, c.product_id`,
    keys: sql`json_build_array(${price}, c.sort_title, c.product_id)`,
    after(cursor) {
      const [cents, title, id] = readCursor(cursor, isPrice, isText, isUuid);
      return sql`(${price}, c.sort_title, c.product_id) > (${cents}::integer, ${title}::text, ${id}::uuid)`;
    },
  };
}

function byTitle(direction: Sql, beyond: Sql): SortOrder {
  return {
    by: sql`c.sort_title ${direction}, c.product_id ${direction}`,
    keys: sql`json_build_array(c.sort_title, c.product_id)`,
    after(cursor) {
      const [title, id] = readCursor(cursor, isText, isUuid);
      return sql`(c.sort_title, c.product_id) ${beyond} (${title}::text, ${id}::uuid)`;
    },
  };
}

/** What the database's integer holds. */
function isCents(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;
}

export function isText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\u0000');
}
