import { json, Router } from 'express';
import { z } from 'zod';
import { Money } from '../../../src/shared/money';
import { getCapture, listCaptures, sumUp, type CaptureRow } from './orders/captures';
import { inTransaction } from './database';
import { Fault, FaultsMeant } from './faults';
import { parse } from './problems';
import { addressesOf } from './orders/orders.router';
import { RefundSettlement, reverseCapture, settleRefund } from './orders/refunds';
import { ReviewHabit, Settlement } from './orders/reviews';
import { announceDispute, WebhookHabit } from './webhooks/webhooks';
import { statusOf } from './orders/wire';
import type { World } from './world';

const LedgerQuery = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) });

/** Tests use these routes; PayPal does not have them. */
export function testRouter({ pool, faults, webhooks, reviews }: World): Router {
  return Router()
    .post('/test/faults', json(), async (request, response) => {
      await faults.plant(parse(Fault, request.body));
      response.status(204).end();
    })
    .get('/test/faults', async (_, response) => {
      response.json(await faults.list());
    })
    .delete('/test/faults', async (request, response) => {
      await faults.remove(parse(FaultsMeant, request.query));
      response.status(204).end();
    })
    .post('/test/webhooks', json(), async (request, response) => {
      await webhooks.change(parse(WebhookHabit, request.body));
      response.status(204).end();
    })
    .post('/test/reviews', json(), async (request, response) => {
      await reviews.change(parse(ReviewHabit, request.body));
      response.status(204).end();
    })
    .post('/test/reviews/:id', json(), async (request, response) => {
      await reviews.settle(request.params.id, parse(Settlement, request.body).as);
      response.status(204).end();
    })
    .post('/test/refunds/:id', json(), async (request, response) => {
      const { as } = parse(RefundSettlement, request.body);
      const settlement = { id: request.params.id, as };
      await inTransaction(pool, (db) => settleRefund(db, webhooks, settlement, addressesOf(request)));
      response.status(204).end();
    })
    .post('/test/reversals/:id', async (request, response) => {
      const { id } = request.params;
      await inTransaction(pool, (db) => reverseCapture(db, webhooks, id, addressesOf(request)));
      response.status(204).end();
    })
    .post('/test/disputes/:id', async (request, response) => {
      const { id } = await getCapture(pool, request.params.id);
      await inTransaction(pool, (db) => announceDispute(webhooks, db, id));
      response.status(204).end();
    })
    .get('/test/ledger', async (request, response) => {
      const [totals, captures] = await Promise.all([
        sumUp(pool),
        listCaptures(pool, parse(LedgerQuery, request.query)),
      ]);
      response.json({
        count: totals.captures,
        taken: dollars(totals.taken_cents),
        refunded: dollars(totals.refunded_cents),
        refundsPending: dollars(totals.refunds_pending_cents),
        inReview: dollars(totals.pending_cents),
        captures: captures.map(entry),
      });
    });
}

const dollars = (cents: string) => Money.ofCents(Number(cents)).toString();

function entry(capture: CaptureRow) {
  return {
    id: capture.id,
    orderId: capture.order_id,
    invoiceId: capture.invoice_id,
    status: statusOf(capture),
    amount: dollars(capture.amount_cents),
    refunded: dollars(capture.refunded_cents),
    capturedAt: capture.created_at.toISOString(),
  };
}
