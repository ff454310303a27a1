import { Router, type Request } from 'express';
import { z } from 'zod';
import { Money } from '../../../../src/shared/money';
import { announceRefund, refundCapture, statusUnder } from './refunds';
import { inTransaction } from '../database';
import { assertTaken } from './order-request';
import type { FaultKind } from '../faults';
import { addressesOf } from './orders.router';
import { parse } from '../problems';
import { once, requestIdOf, type Answer } from './remembered-answers';
import { refundOnTheWire } from './wire';
import type { World } from '../world';

const RefundRequest = z
  .object({
    amount: z
      .object({
        currency_code: z.string().length(3),
        value: z.string().regex(/^(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/),
      })
      .optional(),
    custom_id: z.string().max(127).optional(),
  })
  .default({});

/** The routes below `/v2/payments` refund captures. */
export function paymentsRouter(world: World): Router {
  return Router().post('/v2/payments/captures/:id/refund', (request, response) => {
    const { id } = request.params;
    return world.faults.answer(`refund:${id}`, request, response, (fault) =>
      refund(world, request, id, fault),
    );
  });
}

function refund(
  { pool, webhooks, now }: World,
  request: Request,
  captureId: string,
  fault: FaultKind | undefined,
): Promise<Answer> {
  const { amount, custom_id: customId } = parse(RefundRequest, request.body);
  if (amount) assertTaken([amount]);
  const key = { operation: `refund:${captureId}`, requestId: requestIdOf(request), now: now() };
  return inTransaction(pool, (db) =>
    once(db, key, async () => {
      const refunded = await refundCapture(db, captureId, {
        amount: amount && Money.ofMajor(amount.value),
        customId,
        status: statusUnder(fault),
      });
      const at = addressesOf(request);
      await announceRefund(webhooks, db, refunded, at);
      return refundOnTheWire(refunded, at);
    }),
  );
}
