import { Router, type Request } from 'express';
import { z } from 'zod';
import { Money } from '../../../../src/shared/money';
import { refundCapture } from './captures';
import { inTransaction } from '../database';
import { addressesOf } from './orders.router';
import { parse } from '../problems';
import { once, requestIdOf, type Answer } from './remembered-answers';
import { refundOnTheWire } from './wire';
import type { World } from '../world';

const RefundRequest = z
  .object({
    amount: z
      .object({
        currency_code: z.literal('USD'),
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
    return world.faults.answer(`refund:${id}`, request, response, () => refund(world, request, id));
  });
}

function refund({ pool, webhooks, now }: World, request: Request, captureId: string): Promise<Answer> {
  const { amount, custom_id: customId } = parse(RefundRequest, request.body);
  const key = { operation: `refund:${captureId}`, requestId: requestIdOf(request), now: now() };
  return inTransaction(pool, (db) =>
    once(db, key, async () => {
      const refunded = await refundCapture(db, captureId, {
        amount: amount && Money.ofDollars(amount.value),
        customId,
      });
      const resource = refundOnTheWire(refunded, addressesOf(request));
      await webhooks.announce(db, { type: 'PAYMENT.CAPTURE.REFUNDED', resource });
      return resource;
    }),
  );
}
