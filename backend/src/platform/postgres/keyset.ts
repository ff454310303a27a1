import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { BoundedCount, PageMeta, PageRequest } from '../../shared/page';
import { cursorKey, readCursor, writeCursor } from './cursor';
import type { Database } from './database';
import { exactIsoTime } from './iso-time';

/** A column, or an expression of columns, that is never null, and how a cursor carries its value. */
export interface SortKey {
  column: Sql;
  type: Sql;
  /** The value as the cursor carries it. */
  value: Sql;
  schema: z.ZodType;
}

const key =
  (type: string, schema: z.ZodType, valueOf: (column: Sql) => Sql = (column) => column) =>
  (column: Sql): SortKey => ({ column, type: raw(type), value: valueOf(column), schema });

export const sortKey = {
  time: key('timestamptz', cursorKey.time, exactIsoTime),
  id: key('uuid', cursorKey.id),
  text: key('text', cursorKey.text),
  integer: key('integer', cursorKey.integer),
  bigint: key('bigint', z.int()),
  double: key('double precision', z.number()),
  day: key('date', z.iso.date()),
};

/** All keys go in one direction, so that one index serves both; the last key is unique. */
export interface Sort {
  /** A cursor is refused in any other sort. */
  name: string;
  keys: SortKey[];
  descending: boolean;
}

export interface KeysetList {
  /** The columns of a row: `o.id, o.title AS "title"`. */
  select: Sql;
  /** Tables, joined so that no row appears twice. */
  from: Sql;
  /** Each condition must hold. */
  where: Sql[];
  /**
   * One must hold, unless there is none; no row meets two. Each is read along its own part of an index that begins with it: with all of
   * them in one condition, the planner would walk another index and skip what meets none.
   */
  oneOf?: Sql[];
  sort: Sort;
  /** The rows stand together in the sort's index, so they are counted along it: the planner might read the whole table. */
  isCountedInOrder?: boolean;
}

export const maxCounted = 1_000;

/** All that counts of a list. */
export type CountedList = Pick<KeysetList, 'from' | 'where' | 'oneOf' | 'isCountedInOrder'> &
  Partial<Pick<KeysetList, 'sort'>>;

/** Where a page begins or ends: behind this row, or in front of it. */
interface Boundary {
  side: 'after' | 'before';
  /** How many rows precede the page behind it, or the row in front of which it is. */
  offset: number;
  keys: unknown[];
}

interface FoundPage<Row> {
  rows: Row[];
  meta: PageMeta;
}

type Place = Omit<PageMeta, 'total' | 'totalIsExact'>;

type Keyed<Row> = Row & { keys: unknown[] };

/** One page, by its place in the sort instead of a number of rows to skip. @throws MalformedCursor */
export async function readPage<Row>(
  database: Database,
  list: KeysetList,
  { limit, cursor }: PageRequest,
): Promise<FoundPage<Row>> {
  const boundary = cursor === undefined ? undefined : readBoundary(cursor, list.sort);
  const [page, total] = await Promise.all([
    pageBeside<Row>(database, list, limit, boundary),
    countLists(database, { list }),
  ]);
  return {
    rows: page.rows.map(({ keys: _, ...row }) => row as Row),
    meta: { ...page.place, total: total.list.count, totalIsExact: total.list.isExact },
  };
}

/** Counts the rows of each list, as the list itself does, by one statement. */
export async function countLists<Name extends string>(
  database: Database,
  lists: Record<Name, CountedList>,
): Promise<Record<Name, BoundedCount>> {
  const names = Object.keys(lists) as Name[];
  const counts = names.map((name) => sql`(${countUpTo(lists[name], maxCounted + 1)})`);
  const [row] = await database.query<{ counts: number[] }>(sql`SELECT ARRAY[${join(counts)}] AS counts`);
  const bounded = (count: number): BoundedCount => ({
    count: Math.min(count, maxCounted),
    isExact: count <= maxCounted,
  });
  return Object.fromEntries(names.map((name, place) => [name, bounded(row!.counts[place]!)])) as Record<
    Name,
    BoundedCount
  >;
}

/** All rows, in batches, each by a statement of its own: a long export holds no transaction open. */
export async function* readBatches<Row>(
  database: Database,
  list: KeysetList,
  size = 500,
): AsyncGenerator<Row[]> {
  let boundary: Boundary | undefined;
  for (;;) {
    const rows = await rowsBeside<Row>(database, list, size, boundary);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    boundary = { side: 'after', offset: 0, keys: rows.at(-1)!.keys };
  }
}

async function pageBeside<Row>(
  database: Database,
  list: KeysetList,
  limit: number,
  boundary: Boundary | undefined,
): Promise<{ rows: Keyed<Row>[]; place: Place }> {
  const found = await rowsBeside<Row>(database, list, limit + 1, boundary);
  const hasMore = found.length > limit;
  // The way back has reached the beginning: the first page is always full.
  if (boundary?.side === 'before' && !hasMore) return pageBeside(database, list, limit, undefined);
  const rows = found.slice(0, limit);
  if (boundary?.side === 'before') rows.reverse();
  return { rows, place: placeOf(rows, hasMore, list.sort, boundary) };
}

function placeOf(
  rows: Keyed<unknown>[],
  hasMore: boolean,
  sort: Sort,
  boundary: Boundary | undefined,
): Place {
  if (!boundary)
    return { offset: 0, previousCursor: null, nextCursor: hasMore ? after(0, rows, sort) : null };
  const isBackwards = boundary.side === 'before';
  const offset = isBackwards ? Math.max(boundary.offset - rows.length, 0) : boundary.offset;
  const [first = boundary] = rows;
  return {
    offset,
    previousCursor: writeBoundary({ side: 'before', offset, keys: first.keys }, sort),
    nextCursor: hasMore || isBackwards ? after(offset, rows, sort) : null,
  };
}

/** The cursor of what follows these rows. */
const after = (offset: number, rows: Keyed<unknown>[], sort: Sort): string =>
  writeBoundary({ side: 'after', offset: offset + rows.length, keys: rows.at(-1)!.keys }, sort);

/** Those before a boundary come in reverse. Not prepared: the best plan depends on the values. */
function rowsBeside<Row>(
  database: Database,
  { select, from, where, oneOf = [], sort }: KeysetList,
  limit: number,
  boundary: Boundary | undefined,
): Promise<Keyed<Row>[]> {
  const { keys } = sort;
  const id = keys.at(-1)!.column;
  const descending = sort.descending !== (boundary?.side === 'before');
  const beyond = boundary ? [isBeyond(keys, boundary.keys, descending)] : [];
  const order = join(keys.map(({ column }) => sql`${column} ${raw(descending ? 'DESC' : 'ASC')}`));
  const all = [...where, ...beyond];
  const first = (one: Sql) =>
    sql`SELECT ${id} FROM ${from} WHERE ${allOf([...all, one])} ORDER BY ${order} LIMIT ${limit}`;
  const wanted = oneOf.length > 1 ? [sql`${id} IN (${union(oneOf.map(first))})`] : [...all, ...oneOf];
  return database.query<Keyed<Row>>(sql`
    SELECT ${select}, json_build_array(${join(keys.map(({ value }) => value))}) AS keys
      FROM ${from} WHERE ${allOf(wanted)} ORDER BY ${order} LIMIT ${limit}`);
}

function isBeyond(keys: SortKey[], values: unknown[], descending: boolean): Sql {
  const bounds = keys.map(({ type }, place) => sql`${values[place]}::${type}`);
  const columns = join(keys.map(({ column }) => column));
  return sql`(${columns}) ${raw(descending ? '<' : '>')} (${join(bounds)})`;
}

function countUpTo({ from, where, oneOf = [], sort, isCountedInOrder }: CountedList, max: number): Sql {
  const order =
    sort && isCountedInOrder ? sql`ORDER BY ${join(sort.keys.map(({ column }) => column))}` : empty;
  const some = (one: Sql[]) =>
    sql`SELECT FROM ${from} WHERE ${allOf([...where, ...one])} ${order} LIMIT ${max}`;
  const found = oneOf.length > 0 ? union(oneOf.map((one) => some([one]))) : some([]);
  return sql`SELECT count(*)::int FROM (SELECT FROM (${found}) found LIMIT ${max}) counted`;
}

const union = (statements: Sql[]): Sql =>
  join(
    statements.map((statement) => sql`(${statement})`),
    ' UNION ALL ',
  );

const allOf = (conditions: Sql[]): Sql => join([sql`true`, ...conditions], ' AND ');

const writeBoundary = ({ side, offset, keys }: Boundary, { name }: Sort): string =>
  writeCursor([name, side, offset, keys]);

function readBoundary(cursor: string, { name, keys }: Sort): Boundary {
  const values = keys.map(({ schema }) => schema) as [z.ZodType, ...z.ZodType[]];
  const schema = z.tuple([z.literal(name), z.enum(['after', 'before']), z.int().min(0), z.tuple(values)]);
  const [, side, offset, found] = readCursor(cursor, schema);
  return { side, offset, keys: found };
}
