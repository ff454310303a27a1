import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cursorKey, readCursor } from '../../../../platform/postgres/cursor';
import type { Members } from '../../application/members';
import type { ProductPage, ProductSort } from '../../application/ports';
import { ageKey } from '../../../listing-rows/adapters/postgres/age-key';
import { isInFallingRange, isInPriceRange, type PriceCondition } from './in-price-range';

/** A sort order of listing rows `c`, with indexes of its own. A page starts right after a cursor. */
export interface SortOrder {
  by: Sql;
  /** A cursor holds these keys of a page's last product. */
  keys: Sql;
  /** The condition for "comes after the cursor". @throws MalformedCursor */
  after: (cursor: string) => Sql;
  /** In the order of prices, the condition for a range: a part of the index. */
  isInRange?: PriceCondition;
}

/** Ties are broken by title and id, so that the order is the same on every page. */
export const sortOrders: Record<ProductSort, SortOrder> = {
  'price-lowtohigh': {
    ...byNumber(sql`c.selling_price_cents`, sql`integer`, cursorKey.integer.min(0)),
    isInRange: isInPriceRange,
  },
  'price-hightolow': {
    ...byNumber(sql`c.falling_price_cents`, sql`integer`, cursorKey.integer.max(0)),
    isInRange: isInFallingRange,
  },
  'title-atoz': byTitle(sql`ASC`, sql`>`),
  'title-ztoa': byTitle(sql`DESC`, sql`<`),
  newest: byAge(),
  'best-rated': byNumber(sql`(-c.average_review)`, sql`numeric`, z.number().min(-5).max(0)),
};

export const orderOf = ({ sort, among }: Pick<ProductPage, 'sort' | 'among'>): SortOrder =>
  sort === 'picked' ? byPlaceIn(among) : sortOrders[sort];

/** @param type the column's */
function byNumber(column: Sql, type: Sql, numberKey: z.ZodType<number>): SortOrder {
  const keys = z.tuple([numberKey, cursorKey.text, cursorKey.id]);
  return {
    by: sql`${column}, c.sort_title, c.product_id`,
    keys: sql`json_build_array(${column}, c.sort_title, c.product_id)`,
    after(cursor) {
      const [number, title, id] = readCursor(cursor, keys);
      return sql`(${column}, c.sort_title, c.product_id) > (${number}::${type}, ${title}::text, ${id}::uuid)`;
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

/** Keys of age grow with time. */
function byAge(): SortOrder {
  const keys = z.tuple([cursorKey.id]);
  return {
    by: sql`${ageKey} DESC`,
    keys: sql`json_build_array(${ageKey})`,
    after(cursor) {
      const [key] = readCursor(cursor, keys);
      return sql`${ageKey} < ${key}::uuid`;
    },
  };
}

/** The order of a collection by hand. */
function byPlaceIn(among: Members | undefined): SortOrder {
  const ids = among && 'products' in among ? [...among.products] : [];
  const place = sql`array_position(${ids}::uuid[], c.product_id)`;
  return {
    by: place,
    keys: sql`json_build_array(${place})`,
    after(cursor) {
      const [reached] = readCursor(cursor, z.tuple([cursorKey.integer]));
      return sql`${place} > ${reached}::integer`;
    },
  };
}
