import type { OrderReconciliation } from '../../../ordering/order-reconciliation';
import type {
  ReconciledPayment,
  PaymentReconciliation,
  ProviderCheck,
} from '../../../payments/payment-reconciliation';
import { aboutPayment } from '../domain/discrepancy';
import { type ReconciliationRule, checkTwice } from './reconciliation-rule';
import { batchSize } from './reconciliation-rule';

/** Each payment has its order. */
export const paymentsAgainstOrders = (
  payments: PaymentReconciliation,
  orders: OrderReconciliation,
): ReconciliationRule => ({
  name: 'payments-orders',
  checkAfter: (id) =>
    checkTwice<ReconciledPayment>({
      after: () => payments.after(id, batchSize),
      again: (ids) => payments.ofIds(ids),
      judge: async (rows) => {
        const known = new Set((await orders.ofIds(rows.map(({ orderId }) => orderId))).map((one) => one.id));
        const orphans = rows.filter(({ orderId }) => !known.has(orderId));
        return new Map(orphans.map((one) => [one.id, aboutPayment(one.id, one.orderId, 'has no order')]));
      },
      isSettled: ({ isSettled }) => isSettled,
    }),
});

/** The provider has the money of payments of the last two days, and not of refunded ones. */
export const providerAgainstPayments = (payments: PaymentReconciliation): ReconciliationRule => ({
  name: 'provider-payments',
  checkAfter: async (id) => {
    const asked = await payments.askProvider(id, callsAtOnce);
    const wrong = asked.filter(
      (check): check is ProviderCheck & { problem: string } => typeof check.problem === 'string',
    );
    const unknown = asked.filter(({ problem }) => problem === undefined).length;
    return {
      checked: asked.length - unknown,
      unknown,
      discrepancies: wrong.map(({ paymentId, orderId, problem }) =>
        aboutPayment(paymentId, orderId, problem),
      ),
      lastId: asked.at(-1)?.paymentId,
    };
  },
});

/** Each is a call that gives way to all others. */
export const callsAtOnce = 20;
