import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import { pageSql } from '../src/catalogue/adapters/postgres/product-page';
import { detailsSql } from '../src/catalogue/adapters/postgres/sql-product.queries';
import { bareOrder } from './bare-order';
import type { Buyer } from './world';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** What the machine can do: node:http and pg with the shop's own SQL, no framework, no checks, no log. */
const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(request: IncomingMessage): Promise<string> {
  const url = new URL(request.url!, 'http://localhost');
  if (request.method === 'POST') {
    const { buyer } = JSON.parse(await bodyOf(request)) as { buyer: Buyer };
    return bareOrder(pool, buyer, Number(process.env.PROVIDER_PORT), randomUUID);
  }
  const id = /\/get\/(.+)$/.exec(url.pathname)?.[1];
  if (id) {
    const { rows } = await prepared<{ product: string }>('details', detailsSql(id));
    return `{"success":true,"data":${rows[0]!.product}}`;
  }
  const { statement } = pageSql(
    {
      category: [url.searchParams.get('category')!],
      brand: [],
      size: [],
      colour: [],
      sort: 'price-lowtohigh',
      limit: 20,
      cursor: undefined,
    },
    false,
  );
  const [page] = (await prepared<{ products: string }>('page', statement)).rows;
  return `{"success":true,"data":${page!.products}}`;
}

const prepared = <Row extends object>(name: string, { text, values }: Sql) =>
  pool.query<Row>({ name, text, values });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
  return body;
}

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
