import { validate as isUuid } from 'uuid';
import type { ProductSort } from '../../application/ports';
import { MalformedCursor } from '../../domain/catalogue.errors';

type Parameter = (value: unknown) => string;

interface ProductOrder {
  by: string;
  /** What a cursor remembers of a page's last product. */
  keys: string;
  /** The condition for "comes after the cursor"; its first part lets an index start there. @throws MalformedCursor */
  after: (cursor: string, parameter: Parameter) => string;
}

/** Ties end with title and id, so that an order is the same on every page. */
export const orders: Record<ProductSort, ProductOrder> = {
  'price-lowtohigh': byPrice('ASC', '>'),
  'price-hightolow': byPrice('DESC', '<'),
  'title-atoz': byTitle('ASC', '>'),
  'title-ztoa': byTitle('DESC', '<'),
};

function byPrice(direction: 'ASC' | 'DESC', beyond: '>' | '<'): ProductOrder {
  return {
    by: `v.paid_cents ${direction}, lower(p.title), p.id`,
    keys: 'json_build_array(v.paid_cents, lower(p.title), p.id)',
    after(cursor, parameter) {
      const [cents, title, id] = readCursor(cursor, isCents, isText, isUuid);
      const at = `${parameter(cents)}::integer`;
      const tie = `(lower(p.title), p.id) > (${parameter(title)}::text, ${parameter(id)}::uuid)`;
      return `v.paid_cents ${beyond}= ${at} AND (v.paid_cents ${beyond} ${at} OR ${tie})`;
    },
  };
}

function byTitle(direction: 'ASC' | 'DESC', beyond: '>' | '<'): ProductOrder {
  return {
    by: `lower(p.title) ${direction}, p.id`,
    keys: 'json_build_array(lower(p.title), p.id)',
    after(cursor, parameter) {
      const [title, id] = readCursor(cursor, isText, isUuid);
      const at = `${parameter(title)}::text`;
      const tie = `p.id > ${parameter(id)}::uuid`;
      return `lower(p.title) ${beyond}= ${at} AND (lower(p.title) ${beyond} ${at} OR ${tie})`;
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
