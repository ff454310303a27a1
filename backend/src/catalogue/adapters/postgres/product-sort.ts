import sql, { type Sql } from 'sql-template-tag';
import { validate as isUuid } from 'uuid';
import type { ProductSort } from '../../application/ports';
import { MalformedCursor } from '../../domain/catalogue.errors';

interface SortOrder {
  by: Sql;
  /** What a cursor remembers of a page's last product. */
  keys: Sql;
  /** The condition for "comes after the cursor"; its first part lets an index start there. @throws MalformedCursor */
  after: (cursor: string) => Sql;
}

interface Direction {
  direction: Sql;
  beyond: Sql;
}

const ascending: Direction = { direction: sql`ASC`, beyond: sql`>` };
const descending: Direction = { direction: sql`DESC`, beyond: sql`<` };

/** Ties end with title and id, so that the sequence is the same on every page. */
export const sortOrders: Record<ProductSort, SortOrder> = {
  'price-lowtohigh': byPrice(ascending),
  'price-hightolow': byPrice(descending),
  'title-atoz': byTitle(ascending),
  'title-ztoa': byTitle(descending),
};

function byPrice({ direction, beyond }: Direction): SortOrder {
  return {
    by: sql`v.selling_price_cents ${direction}, lower(p.title), p.id`,
    keys: sql`json_build_array(v.selling_price_cents, lower(p.title), p.id)`,
    after(cursor) {
      const [cents, title, id] = readCursor(cursor, isCents, isText, isUuid);
      const at = sql`${cents}::integer`;
      const tie = sql`(lower(p.title), p.id) > (${title}::text, ${id}::uuid)`;
      return sql`v.selling_price_cents ${beyond}= ${at} AND (v.selling_price_cents ${beyond} ${at} OR ${tie})`;
    },
  };
}

function byTitle({ direction, beyond }: Direction): SortOrder {
  return {
    by: sql`lower(p.title) ${direction}, p.id`,
    keys: sql`json_build_array(lower(p.title), p.id)`,
    after(cursor) {
      const [title, id] = readCursor(cursor, isText, isUuid);
      const at = sql`${title}::text`;
      return sql`lower(p.title) ${beyond}= ${at} AND (lower(p.title) ${beyond} ${at} OR p.id > ${id}::uuid)`;
    },
  };
}

/** What the database's integer holds. */
const isCents = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\u0000');

export const writeCursor = (keys: unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

function readCursor(cursor: string, ...checks: ((value: unknown) => boolean)[]): unknown[] {
  const keys = parsed(Buffer.from(cursor, 'base64url').toString());
  const fits = Array.isArray(keys) && keys.length === checks.length;
  if (!fits || !checks.every((check, place) => check(keys[place]))) throw new MalformedCursor();
  return keys;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
