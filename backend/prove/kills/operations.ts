import { randomUUID } from 'node:crypto';
import { onDatabase } from '../books';
import type { OpenOrder } from '../crowd';
import type { Answer } from '../../test/support/shop-client';
import { untilWithin } from '../until-within';
import type { Lane } from './lane';

/** One way of doing something to an order, made ready up to the moment before. */
export type Attempt =
  /** What a person asks for, and asks again for when nobody answers. The first is answered with an order to pay. */
  | { kind: 'placing' | 'asking'; act: () => Promise<Answer> }
  /** What begins where no person waits for it. */
  | { kind: 'working'; act: () => Promise<unknown> };

export interface Operation {
  prepare: (lane: Lane) => Promise<Attempt>;
  /** What its orders, from the oldest on, may have become when somebody came back and when nobody did. */
  ends: { again: string[]; alone: string[] };
}

const placing = (lane: Lane): Attempt => {
  const key = randomUUID();
  return { kind: 'placing', act: () => lane.buyer.create(key) };
};

const asking = (act: () => Promise<Answer>): Attempt => ({ kind: 'asking', act });

const working = (act: () => Promise<unknown>): Attempt => ({ kind: 'working', act });

/** The moment of a job that is scheduled for later has come. */
async function makeDue(lane: Lane, task: string): Promise<void> {
  await onDatabase(
    lane.databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $1`,
    [task],
  );
}

async function makeOverdue(lane: Lane, { orderId }: OpenOrder): Promise<void> {
  const overdue = 'UPDATE ordering.orders SET reserved_until = now() WHERE id = $1';
  await onDatabase(lane.databaseUrl, overdue, [orderId]);
  await makeDue(lane, 'ordering:expire-order');
}

/** After which a repeat finds an order whose payment was never opened. */
const placedAndNoMore = 'POST shop/order/create: after COMMIT';

async function dieAfterPlacing(lane: Lane): Promise<void> {
  await lane.arm(placedAndNoMore);
  await lane.buyer.create(undefined).catch(() => undefined);
  if (!(await untilWithin(async () => lane.isDead, 5_000))) throw new Error(`No step "${placedAndNoMore}"`);
  await lane.startShop();
}

const paid: Operation['ends'] = { again: ['paid'], alone: ['paid'] };

/** Everything that moves an order, its stock or its money. */
export const operations: Record<string, Operation> = {
  'first order': {
    prepare: async (lane) => {
      await lane.buyer.fillCart();
      return placing(lane);
    },
    // Before it was written, there is none.
    ends: { again: ['paid'], alone: ['', 'expired'] },
  },
  'order repeated after a crash': {
    prepare: async (lane) => {
      await lane.buyer.fillCart();
      await dieAfterPlacing(lane);
      return placing(lane);
    },
    ends: { again: ['paid'], alone: ['expired'] },
  },
  'order in place of an older one': {
    prepare: async (lane) => {
      await lane.order();
      await lane.buyer.fillCart();
      return placing(lane);
    },
    ends: { again: ['closed, paid'], alone: ['expired', 'closed, expired'] },
  },
  'capture by the return page': {
    prepare: async (lane) => {
      const order = await lane.approvedOrder();
      return asking(() => lane.buyer.capture(order));
    },
    ends: paid,
  },
  'capture by the webhook': {
    prepare: async (lane) => {
      const order = await lane.order();
      await lane.crowd.payPal.tell('prompt');
      return working(() => lane.crowd.approve(order));
    },
    ends: paid,
  },
  'capture by the reconciler': {
    prepare: async (lane) => {
      await lane.approvedOrder();
      return working(() => makeDue(lane, 'payments:check-approval'));
    },
    ends: paid,
  },
  'capture whose answer was lost': {
    prepare: async (lane) => {
      const order = await lane.approvedOrder();
      await lane.crowd.payPal.plantFault('capture:*', 'drop-answer');
      await lane.buyer.capture(order);
      return working(() => makeDue(lane, 'payments:reconcile-payment'));
    },
    ends: paid,
  },
  'cancel by the shopper': {
    prepare: async (lane) => {
      const order = await lane.order();
      return asking(() => lane.buyer.cancelOrder(order));
    },
    ends: { again: ['closed'], alone: ['closed', 'expired'] },
  },
  "cancel by the provider's way back": {
    prepare: async (lane) => {
      const order = await lane.order();
      return asking(() => lane.crowd.cancel(order));
    },
    ends: { again: ['expired'], alone: ['expired'] },
  },
  expiry: {
    prepare: async (lane) => {
      const order = await lane.order();
      return working(() => makeOverdue(lane, order));
    },
    ends: { again: ['expired'], alone: ['expired'] },
  },
  'refund of a rejected order': {
    prepare: async (lane) => {
      const order = await lane.paidOrder();
      return asking(() => lane.reject(order));
    },
    // An admin who was not answered and does not look again has rejected nothing.
    ends: { again: ['refunded'], alone: ['refunded', 'paid'] },
  },
  'refund of what was mispaid': {
    prepare: async (lane) => {
      const order = await lane.order();
      const less = 'UPDATE paypal_simulator.orders SET amount_cents = amount_cents - 1 WHERE id = $1';
      await onDatabase(lane.databaseUrl, less, [order.gatewayOrderId]);
      await lane.crowd.approve(order);
      return asking(() => lane.buyer.capture(order));
    },
    ends: { again: ['refunded'], alone: ['refunded'] },
  },
};
