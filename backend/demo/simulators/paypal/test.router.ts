import { json, Router } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Money } from '../../../src/shared/money';
import { listCaptures, sumUp, type CaptureRow } from './captures';
import { Fault, plantFault } from './faults';
import { parse } from './problems';
import { WebhookHabit, type Webhooks } from './webhooks';

const LedgerQuery = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) });

/** What tests ask of the simulator, and PayPal doesn't have. */
export function testRouter(pool: Pool, webhooks: Webhooks): Router {
  return Router()
    .post('/test/faults', json(), async (request, response) => {
      await plantFault(pool, parse(Fault, request.body));
      response.status(204).end();
    })
    .post('/test/webhooks', json(), async (request, response) => {
      await webhooks.change(parse(WebhookHabit, request.body));
      response.status(204).end();
    })
    .get('/test/ledger', async (request, response) => {
      const { limit } = parse(LedgerQuery, request.query);
      const [totals, captures] = await Promise.all([sumUp(pool), listCaptures(pool, limit)]);
      response.json({
        count: totals.captures,
        taken: dollars(totals.taken_cents),
        refunded: dollars(totals.refunded_cents),
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
    amount: dollars(capture.amount_cents),
    refunded: dollars(capture.refunded_cents),
    capturedAt: capture.created_at.toISOString(),
  };
}
