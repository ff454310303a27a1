import { Router, type Request } from 'express';
import type { Pool } from 'pg';
import { captureOrder, findCaptureOfOrder } from './captures';
import { findRefundsOfOrder } from './refunds';
import { inSnapshot, inTransaction } from '../database';
import { readOrderRequest, type NewOrder } from './order-request';
import { getOrder, insertOrder } from './orders';
import { once, requestIdOf, type Answer } from './remembered-answers';
import { orderInShort, orderOnTheWire, type Addresses } from './wire';
import { unprocessable } from '../problems';
import { announceCapture } from '../webhooks/webhooks';
import type { World } from '../world';

/** `/v2/checkout/orders`: create, show, capture. */
export function ordersRouter({ pool, faults, webhooks, reviews, now }: World): Router {
  return Router()
    .post('/v2/checkout/orders', (request, response) => {
      const order = readOrderRequest(request.body);
      const operation = `create:${order.purchaseUnit.invoice_id ?? ''}`;
      return faults.answer(operation, request, response, () => create(pool, request, order, now()));
    })
    .get('/v2/checkout/orders/:id', (request, response) => {
      const { id } = request.params;
      return faults.answer(`show:${id}`, request, response, () => show(pool, id, addressesOf(request)));
    })
    .post('/v2/checkout/orders/:id/capture', (request, response) => {
      const { id } = request.params;
      return faults.answer(`capture:${id}`, request, response, (fault) => {
        const key = { operation: `capture:${id}`, requestId: requestIdOf(request), now: now() };
        return inTransaction(pool, (db) =>
          once(db, key, async () => {
            const order = await captureOrder(db, id);
            if (fault === 'review' || order.instrument === 'reviewed') await reviews.open(db, id);
            const capture = (await findCaptureOfOrder(db, id))!;
            await announceCapture(webhooks, db, capture);
            return orderOnTheWire(order, { capture, refunds: [] }, addressesOf(request));
          }),
        );
      });
    });
}

async function create(pool: Pool, request: Request, order: NewOrder, now: Date): Promise<Answer> {
  const requestId = requestIdOf(request);
  if (requestId === undefined)
    throw unprocessable(
      'PAYPAL_REQUEST_ID_REQUIRED',
      'A PayPal-Request-Id is required with a payment_source.',
    );
  const inFull = request.get('Prefer') === 'return=representation';
  return inTransaction(pool, (db) =>
    once(db, { operation: 'create', requestId, now }, async () => {
      const created = await insertOrder(db, order);
      const at = addressesOf(request);
      return inFull ? orderOnTheWire(created, { refunds: [] }, at) : orderInShort(created, at);
    }),
  );
}

function show(pool: Pool, id: string, at: Addresses): Promise<Answer> {
  return inSnapshot(pool, async (db) => {
    const order = await getOrder(db, id);
    const capture = await findCaptureOfOrder(db, id);
    const refunds = await findRefundsOfOrder(db, id);
    return { status: 200, body: orderOnTheWire(order, { capture, refunds }, at) };
  });
}

export function addressesOf(request: Request): Addresses {
  return { api: `${request.protocol}://${request.host}${request.baseUrl}`, path: request.baseUrl };
}
