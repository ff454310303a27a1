import type { Client } from 'pg';
import { writeCursor } from '../src/platform/postgres/cursor';

/** An address of the admin's, and where it begins when it is a page in the middle of the list. */
export interface ListedPage {
  name: string;
  path: string;
  middle?: Pick<List, 'keys' | 'from' | 'by'> & { sort: string };
}

const time = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ofOneVariant = `(SELECT id FROM catalogue.variants WHERE stock > 0 ORDER BY id DESC LIMIT 1)`;

interface List {
  name: string;
  call: string;
  /** The first is that of the deep page. */
  sorts: string[];
  keys: string;
  from: string;
  /** Of the first sort. */
  by: string;
  /** By what they show. */
  queries: Record<string, string>;
}

const lists: List[] = [
  {
    name: 'orders',
    call: 'orders/get?',
    sorts: ['newest', 'oldest', 'total-hightolow', 'total-lowtohigh'],
    keys: `json_build_array(${time('placed_at')}, id)`,
    from: 'ordering.orders',
    by: 'placed_at DESC, id DESC',
    queries: {
      'one status': 'status=delivered',
      'a rare status': 'status=inShipping',
      'two payments': 'payment=refunded,failed',
      'two payments, by amount': 'payment=refunded,failed&sort=total-hightolow',
      'a month': 'from=2026-02-01&to=2026-02-28',
      'to send, oldest': 'toSend=all&sort=oldest',
      late: 'toSend=late',
      'late, by amount': 'toSend=late&sort=total-hightolow',
      'to send, a name of many': 'toSend=all&q=lindgren',
      'amounts, newest': 'minAmount=200&maxAmount=210',
      'search, a number': 'q=hb-10700',
      'search, an e-mail': 'q=ada.lindgren.2@volume.haberdash.test',
      'search, a name of many': 'q=lindgren',
      'search, a word of very many': 'q=tee',
      'search, two words of many': 'q=lindgren%20tee',
      'search, words of none': 'q=lindgren%20xylophone',
      'search, very many by amount': 'q=tee&sort=total-hightolow',
    },
  },
  {
    name: 'products',
    call: 'products/get?',
    sorts: ['newest', 'oldest', 'title-atoz', 'title-ztoa', 'price-lowtohigh', 'price-hightolow'],
    keys: 'json_build_array(product_id)',
    from: 'catalogue.listing_rows',
    by: 'product_id DESC',
    queries: {
      'one category': 'category=men',
      'a category and brand, by price': 'category=men&brand=nike&sort=price-lowtohigh',
      'sold out': 'stock=soldOut',
      'low, newest': 'stock=low&sort=newest',
      'search, a title': 'q=tip-off%20tank%202',
      'search, a word of many': 'q=tee',
      'search, words of none': 'q=tee%20xylophone',
      'search, many by price': 'q=tee&sort=price-hightolow',
    },
  },
  {
    name: 'customers',
    call: 'customers/get?',
    sorts: [
      'newest',
      'oldest',
      'seen-lately',
      'seen-long-ago',
      'orders-most',
      'orders-fewest',
      'spent-most',
      'spent-least',
    ],
    keys: `json_build_array(${time('created_at')}, id)`,
    from: `identity.users WHERE role = 'user'`,
    by: 'created_at DESC, id DESC',
    queries: {
      'blocked ones': 'blocked=true',
      'search, an e-mail': 'q=ada.lindgren.2@volume.haberdash.test',
      'search, a name of many': 'q=lindgren',
      'search, a word of all': 'q=haberdash&sort=spent-most',
    },
  },
  {
    name: 'reviews',
    call: 'reviews/get?',
    sorts: ['newest', 'oldest', 'stars-hightolow', 'stars-lowtohigh'],
    keys: `json_build_array(${time('written_at')}, id)`,
    from: 'catalogue.reviews',
    by: 'written_at DESC, id DESC',
    queries: {
      'five stars': 'stars=5',
      'few stars': 'stars=1,2',
      'hidden ones': 'hidden=true',
      'search, a name of many': 'q=lindgren',
      'search, a word of very many': 'q=wear',
      'search, words of none': 'q=wear%20xylophone',
    },
  },
  {
    name: 'audit',
    call: 'audit/get?',
    sorts: ['newest'],
    keys: `json_build_array(${time('recorded_at')}, id)`,
    from: 'audit.entries',
    by: 'recorded_at DESC, id DESC',
    queries: {
      'one subject': 'subject=order',
      'two subjects': 'subject=order,banner',
      'one actor': 'actor=admin:7',
      'search, a number': 'q=hb-777',
      'search, a word of all': 'q=status',
    },
  },
];

const dashboards: ListedPage[] = [
  ...['today', '7d', '30d', '90d'].map((range) => ({
    name: `dashboard, ${range}`,
    path: `reports/dashboard?range=${range}`,
  })),
  { name: 'dashboard, a chosen month', path: 'reports/dashboard?range=custom&from=2026-02-01&to=2026-02-28' },
];

/** Each list in its sorts, filtered, searched and in its middle; and the dashboard and the books. */
export async function listedPages(client: Client): Promise<ListedPage[]> {
  const { rows } = await client.query<{ id: string }>(ofOneVariant.slice(1, -1));
  const ledger: List = {
    name: 'stock movements',
    call: `stock/get?variant=${rows[0]!.id}&`,
    sorts: ['newest', 'oldest'],
    keys: 'json_build_array(id)',
    from: `catalogue.stock_movements WHERE variant_id = ${ofOneVariant}`,
    by: 'id DESC',
    queries: { 'one cause': 'cause=returned', 'a rare cause': 'cause=initial' },
  };
  return [...[...lists, ledger].flatMap(pagesOf), ...dashboards, { name: 'books', path: 'books/get?' }];
}

const pagesOf = ({ name, call, sorts, keys, from, by, queries }: List): ListedPage[] => [
  ...sorts.map((sort) => ({ name: `${name}, ${sort}`, path: `${call}sort=${sort}` })),
  {
    name: `${name}, a page in the middle`,
    path: `${call}sort=${sorts[0]}`,
    middle: { sort: sorts[0]!, keys, from, by },
  },
  ...Object.entries(queries).map(([what, query]) => ({ name: `${name}, ${what}`, path: call + query })),
];

/** Its address in this shop. */
export async function addressOf(
  client: Client,
  { path, middle }: ListedPage,
  limit: number,
): Promise<string> {
  const page = `admin/${path}&limit=${limit}`;
  if (!middle) return page;
  const { sort, keys, from, by } = middle;
  const { rows } = await client.query<{ keys: unknown[] }>(
    `SELECT ${keys} AS keys FROM ${from} ORDER BY ${by} LIMIT 1 OFFSET (SELECT count(*) / 2 FROM ${from})`,
  );
  return `${page}&cursor=${writeCursor([sort, 'after', limit, rows[0]!.keys])}`;
}
