import { pageSql } from '../../src/catalogue/adapters/postgres/listing/product-page';
import { detailsSql } from '../../src/catalogue/adapters/postgres/listing/sql-product.queries';
import type { ProductPage } from '../../src/catalogue/application/listing-ports';
import { brands, categories } from '../../test/support/taxonomy';
import { serveJson } from '../json-server';
import { run } from './database';

const groups = categories.flatMap((category) =>
  brands.map((brand) => ({ category, path: [category], brand, rows: 0, products: 0 })),
);

/** What the shop's own statements for lists and details cost: node:http and pg, no framework, no checks, no counts. */
serveJson(async (request) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const id = /\/get\/(.+)$/.exec(pathname)?.[1];
  const json = id === undefined ? await page(searchParams) : await details(id);
  return { status: 200, json: `{"success":true,"data":${json}}` };
});

async function details(id: string): Promise<string> {
  const [row] = await run<{ product: string }>(detailsSql(id), true);
  return row!.product;
}

async function page(query: URLSearchParams): Promise<string> {
  const list = (name: string) => query.get(name)?.split(',') ?? [];
  const { statement, isWorthPreparing } = pageSql(
    {
      category: list('category'),
      brand: list('brand'),
      size: list('size'),
      colour: list('colour'),
      price: list('price'),
      sort: (query.get('sortBy') ?? 'price-lowtohigh') as ProductPage['sort'],
      limit: Number(query.get('limit')),
      cursor: query.get('cursor') ?? undefined,
    },
    false,
    groups,
  );
  const [row] = await run<{ products: string }>(statement, isWorthPreparing);
  return row!.products;
}
