import { randomUUID } from 'node:crypto';
import { onDatabase } from '../shop/shop-database';
import { type OpenOrder, persistently } from '../buying/buyers';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { untilWithin } from '../shop/until-within';
import type { Worker } from './worker';

/** One way of doing something to an order, made ready up to the moment before. */
export type Attempt =
  /** The calls of a person, who repeats one without a response. The first responds with an order to pay. */
  | { kind: 'placing' | 'asking'; act: () => Promise<ShopResponse> }
  /** The work that begins without a person who waits for it. */
  | { kind: 'working'; act: () => Promise<unknown> };

export interface Operation {
  prepare: (worker: Worker) => Promise<Attempt>;
  /** The permitted stages of its orders, from the oldest on, with and without a person who comes back. */
  ends: { again: string[]; alone: string[] };
}

const placing = (worker: Worker): Attempt => {
  const key = randomUUID();
  return { kind: 'placing', act: () => worker.buyer.create(key) };
};

const asking = (act: () => Promise<ShopResponse>): Attempt => ({ kind: 'asking', act });

const working = (act: () => Promise<unknown>): Attempt => ({ kind: 'working', act });

/** The moment of a job that is scheduled for later has come. */
async function makeDue(worker: Worker, task: string): Promise<void> {
  await onDatabase(
    worker.databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $1`,
    [task],
  );
}

async function makeOverdue(worker: Worker, { orderId }: OpenOrder): Promise<void> {
  const overdue = 'UPDATE ordering.orders SET reserved_until = now() WHERE id = $1';
  await onDatabase(worker.databaseUrl, overdue, [orderId]);
  await makeDue(worker, 'ordering:expire-order');
}

/** After which a repeat finds an order whose payment was never opened. */
const placedAndNoMore = 'POST shop/order/create: after COMMIT';

async function dieAfterPlacing(worker: Worker): Promise<void> {
  await worker.arm(placedAndNoMore);
  await worker.buyer.create(undefined).catch(() => undefined);
  if (!(await untilWithin(async () => worker.isDead, 5_000))) throw new Error(`No step "${placedAndNoMore}"`);
  await worker.startShop();
}

const paid: Operation['ends'] = { again: ['paid'], alone: ['paid'] };

/** Everything that moves an order, its stock or its money. */
export const operations: Record<string, Operation> = {
  'first order': {
    prepare: async (worker) => {
      await worker.buyer.fillCart();
      return placing(worker);
    },
    // Before it was written, there is none.
    ends: { again: ['paid'], alone: ['', 'expired'] },
  },
  'order repeated after a crash': {
    prepare: async (worker) => {
      await worker.buyer.fillCart();
      await dieAfterPlacing(worker);
      return placing(worker);
    },
    ends: { again: ['paid'], alone: ['expired'] },
  },
  'order in place of an older one': {
    prepare: async (worker) => {
      await worker.order();
      await worker.buyer.fillCart();
      return placing(worker);
    },
    ends: { again: ['closed, paid'], alone: ['expired', 'closed, expired'] },
  },
  'capture by the return page': {
    prepare: async (worker) => {
      const order = await worker.approvedOrder();
      return asking(() => worker.buyer.capture(order));
    },
    ends: paid,
  },
  'capture by the webhook': {
    prepare: async (worker) => {
      const order = await worker.order();
      await worker.buyers.payPal.tell('prompt');
      return working(() => worker.buyers.approve(order));
    },
    ends: paid,
  },
  'capture by the reconciler': {
    prepare: async (worker) => {
      await worker.approvedOrder();
      return working(() => makeDue(worker, 'payments:check-approval'));
    },
    ends: paid,
  },
  'capture whose answer was lost': {
    prepare: async (worker) => {
      const order = await worker.approvedOrder();
      await worker.buyers.payPal.plantFault('capture:*', 'drop-response');
      await worker.buyer.capture(order);
      return working(() => makeDue(worker, 'payments:reconcile-payment'));
    },
    ends: paid,
  },
  'cancel by the shopper': {
    prepare: async (worker) => {
      const order = await worker.order();
      return asking(() => worker.buyer.cancelOrder(order));
    },
    ends: { again: ['closed'], alone: ['closed', 'expired'] },
  },
  "cancel by the provider's way back": {
    prepare: async (worker) => {
      const order = await worker.order();
      return asking(() => worker.buyers.cancel(order));
    },
    ends: { again: ['expired'], alone: ['expired'] },
  },
  expiry: {
    prepare: async (worker) => {
      const order = await worker.order();
      return working(() => makeOverdue(worker, order));
    },
    ends: { again: ['expired'], alone: ['expired'] },
  },
  'sending of a parcel': {
    prepare: async (worker) => {
      const order = await worker.paidOrder();
      return asking(() => worker.send(order));
    },
    ends: paid,
  },
  'refund of a rejected order': {
    prepare: async (worker) => {
      const order = await worker.paidOrder();
      return asking(() => worker.reject(order));
    },
    // An admin who was not answered and does not look again has rejected nothing.
    ends: { again: ['refunded'], alone: ['refunded', 'paid'] },
  },
  'refund of a cancelled piece': {
    prepare: async (worker) => {
      await persistently(() => worker.buyer.fillCart());
      const order = await worker.paidOrder();
      const cancellationId = randomUUID();
      return asking(() => worker.buyer.cancelPieces(order, cancellationId));
    },
    ends: paid,
  },
  'refund of a wrong amount': {
    prepare: async (worker) => {
      const order = await worker.order();
      const less = 'UPDATE paypal_simulator.orders SET amount_cents = amount_cents - 1 WHERE id = $1';
      await onDatabase(worker.databaseUrl, less, [order.gatewayOrderId]);
      await worker.buyers.approve(order);
      return asking(() => worker.buyer.capture(order));
    },
    ends: { again: ['refunded'], alone: ['refunded'] },
  },
};
