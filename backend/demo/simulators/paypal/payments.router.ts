import { Router, type Request } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Money } from '../../../src/shared/money';
import { orderOfCapture, refundCapture } from './captures';
import { inTransaction } from './database';
import { answerUnlessFaulty } from './faults';
import { addressesOf } from './orders.router';
import { parse } from './problems';
import { once, requestIdOf, type Answer } from './remembered-answers';
import type { Webhooks } from './webhooks';
import { refundOnTheWire } from './wire';

const RefundRequest = z
  .object({
    amount: z
      .object({
        currency_code: z.literal('USD'),
        value: z.string().regex(/^(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/),
      })
      .optional(),
  })
  .default({});

/** `/v2/payments`: refund. */
export function paymentsRouter(pool: Pool, webhooks: Webhooks, now: () => Date): Router {
  return Router().post('/v2/payments/captures/:id/refund', (request, response) => {
    const { id } = request.params;
    return answerUnlessFaulty(pool, `refund:${id}`, response, () =>
      refund(pool, webhooks, request, id, now()),
    );
  });
}

function refund(
  pool: Pool,
  webhooks: Webhooks,
  request: Request,
  captureId: string,
  now: Date,
): Promise<Answer> {
  const { amount } = parse(RefundRequest, request.body);
  const key = { operation: `refund:${captureId}`, requestId: requestIdOf(request), now };
  return inTransaction(pool, (db) =>
    once(db, key, async () => {
      const refunded = await refundCapture(db, captureId, amount && Money.ofDollars(amount.value));
      const orderId = await orderOfCapture(db, captureId);
      const resource = { id: refunded.id };
      await webhooks.announce(db, { type: 'PAYMENT.CAPTURE.REFUNDED', resource, orderId });
      return refundOnTheWire(refunded, addressesOf(request));
    }),
  );
}
