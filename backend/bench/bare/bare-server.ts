import type { IncomingMessage } from 'node:http';
import { pageSql } from '../../src/catalogue/adapters/postgres/product-page';
import { detailsSql } from '../../src/catalogue/adapters/postgres/sql-product.queries';
import { serveJson } from '../json-server';
import { addToCart } from './add-to-cart';
import { captureOrder } from './capture-order';
import { run } from './database';
import { placeOrder } from './place-order';
import { shopperOf } from './session';

/** What the machine can do: node:http and pg with the shop's own statements, no framework, no checks, no log. */
serveJson(async (request, body) => {
  const url = new URL(request.url!, 'http://localhost');
  if (request.method === 'POST') return write(request, url.pathname, body);
  const id = /\/get\/(.+)$/.exec(url.pathname)?.[1];
  const json = id === undefined ? await page(url.searchParams.get('category')!) : await details(id);
  return { status: 200, json: `{"success":true,"data":${json}}` };
});

/** Fields of all calls' bodies. */
interface Body {
  productId: string;
  variantId: string;
  quantity: number;
  addressInfo: { addressId: string };
  orderId: string;
}

async function write(request: IncomingMessage, path: string, body: string) {
  const shopper = await shopperOf(request);
  const { addressInfo, orderId, ...addition } = JSON.parse(body) as Body;
  switch (path) {
    case '/api/shop/cart/add':
      return { status: 200, json: JSON.stringify(await addToCart(shopper, addition)) };
    case '/api/shop/order/create':
      return { status: 201, json: JSON.stringify(await placeOrder(shopper, addressInfo.addressId)) };
    case '/api/shop/order/capture':
      return { status: 200, json: await captureOrder(shopper, orderId) };
    default:
      throw new Error(`Nothing answers ${path}`);
  }
}

async function details(id: string): Promise<string> {
  const [row] = await run<{ product: string }>(detailsSql(id));
  return row!.product;
}

async function page(category: string): Promise<string> {
  const { statement } = pageSql(
    {
      category: [category],
      brand: [],
      size: [],
      colour: [],
      sort: 'price-lowtohigh',
      limit: 20,
      cursor: undefined,
    },
    false,
  );
  const [row] = await run<{ products: string }>(statement);
  return row!.products;
}
