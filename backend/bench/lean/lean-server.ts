import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Answer, serveJson } from '../json-server';
import { addToCart, type Addition, cartOf } from './cart';
import { details, list, search } from './lists';
import { captureOrder, createOrder, expireOrders } from './orders';

/**
 * What a good engineer would write by hand for these calls alone: node:http and pg, tables and statements made for them, one
 * statement where one will do; right, but with no check that a shop could do without.
 */
serveJson(async (request, body) => {
  const url = new URL(request.url!, 'http://localhost');
  const answer = request.method === 'POST' ? await change(request, url, body) : await show(request, url);
  return compressed(answer, request);
});
expireOrders();

const ok = (json: string): Answer => ({ status: 200, json });

async function show(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Answer> {
  const [, , , topic, last, id] = pathname.split('/');
  if (topic === 'search') return ok(await search(decodeURIComponent(last!), searchParams));
  if (topic === 'cart') return ok(await cartOf(sessionOf(request)));
  return ok(id === undefined ? await list(searchParams) : await details(id));
}

/** Fields of all calls' bodies. */
interface Body extends Addition {
  addressInfo: { addressId: string };
  orderId: string;
}

async function change(request: IncomingMessage, { pathname }: URL, body: string): Promise<Answer> {
  const session = sessionOf(request);
  const { addressInfo, orderId, ...addition } = JSON.parse(body) as Body;
  switch (pathname) {
    case '/api/shop/cart/add':
      return ok(await addToCart(session, addition));
    case '/api/shop/order/create':
      return { status: 201, json: await createOrder(session, addressInfo.addressId) };
    case '/api/shop/order/capture':
      return ok(await captureOrder(session, orderId));
    default:
      throw new Error(`Nothing answers ${pathname}`);
  }
}

/** Nobody guesses the id of one: the cookie's signature adds nothing. */
function sessionOf({ headers }: IncomingMessage): string {
  const [, claims] = /token=[^.]+\.([^.]+)/.exec(headers.cookie!)!;
  return (JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { sid: string }).sid;
}

const worthCompressing = 1_024;

/** At the levels that cost less than they bring. */
function compressed(answer: Answer, { headers }: IncomingMessage): Answer {
  const { json } = answer;
  if (json.length < worthCompressing) return answer;
  const accepted = headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return { ...answer, json: brotliCompressSync(json, quick), encoding: 'br' };
  if (accepted.includes('gzip')) return { ...answer, json: gzipSync(json, { level: 1 }), encoding: 'gzip' };
  return answer;
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
