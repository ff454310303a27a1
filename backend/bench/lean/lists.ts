import { read, statement } from './database';
import { metaOf } from './facets';
import { Conditions, type Filter, filterOf, wordsOf } from './filter';

interface Order {
  /** There is an index that begins with them for each filter; a cursor has their values. */
  columns: string[];
  direction: 'ASC' | 'DESC';
}

const orders: Record<string, Order> = {
  'price-lowtohigh': { columns: ['cents', 'sort_title', 'id'], direction: 'ASC' },
  'price-hightolow': { columns: ['falling_cents', 'sort_title', 'id'], direction: 'ASC' },
  'title-atoz': { columns: ['sort_title', 'id'], direction: 'ASC' },
  'title-ztoa': { columns: ['sort_title', 'id'], direction: 'DESC' },
};

export function list(query: URLSearchParams): Promise<string> {
  const filter = filterOf(query);
  return page(filter, orders[query.get('sortBy') ?? 'price-lowtohigh']!, Conditions.of(filter), query);
}

/** What has all words in its title comes first. */
export function search(keyword: string, query: URLSearchParams): Promise<string> {
  const filter = filterOf(query, keyword);
  const conditions = Conditions.of(filter);
  const sort = query.get('sortBy');
  if (sort !== null) return page(filter, orders[sort]!, conditions, query);
  const notInTitle = `(NOT words @@ ${conditions.placeOf(wordsOf(keyword, 'A'))}::tsquery)::integer`;
  const bestFirst: Order = { columns: [notInTitle, 'sort_title', 'id'], direction: 'ASC' };
  return page(filter, bestFirst, conditions, query);
}

async function page(
  filter: Filter,
  { columns, direction }: Order,
  conditions: Conditions,
  query: URLSearchParams,
): Promise<string> {
  const limit = Number(query.get('limit'));
  const cursor = query.get('cursor');
  if (cursor !== null) {
    const places = readCursor(cursor).map((key) => conditions.placeOf(key));
    conditions.add(`(${columns.join()}) ${direction === 'ASC' ? '>' : '<'} (${places.join()})`);
  }
  const text = `
    SELECT head || total_stock || tail || '}', ${columns.join()} FROM lean.products WHERE ${conditions.text}
     ORDER BY ${columns.map((column) => `${column} ${direction}`).join()} LIMIT ${limit + 1}`;
  const [rows, meta] = await Promise.all([
    read<[product: string, ...keys: unknown[]]>(statement(text), conditions.values),
    metaOf(filter),
  ]);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? `"${writeCursor(shown.at(-1)!.slice(1))}"` : 'null';
  const products = shown.map(([product]) => product).join();
  return `{"success":true,"data":[${products}],"meta":${meta},"nextCursor":${next}}}`;
}

const writeCursor = (keys: unknown[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');
const readCursor = (cursor: string): unknown[] =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];

const detailsStatement = statement(`
  SELECT p.head || p.total_stock || p.tail || ',"description":' || p.description || ',"pictures":[],"variants":['
         || (SELECT string_agg(v.head || v.stock || v.tail, ',' ORDER BY v.position)
               FROM lean.variants v WHERE v.product_id = p.id) || ']}'
    FROM lean.products p WHERE p.id = $1`);

export async function details(id: string): Promise<string> {
  const [row] = await read<[product: string]>(detailsStatement, [id]);
  return `{"success":true,"data":${row![0]}}`;
}
