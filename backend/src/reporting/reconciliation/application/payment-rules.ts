import type { OrderReconciliation } from '../../../ordering/order-reconciliation';
import type {
  ReconciledPayment,
  PaymentReconciliation,
  ProviderCheck,
} from '../../../payments/payment-reconciliation';
import { writtenAmount } from '../../../shared/currency/written-amount';
import { Money } from '../../../shared/money';
import { aboutPayment } from '../domain/discrepancy';
import { type ReconciliationRule, checkTwice } from './reconciliation-rule';
import { batchSize } from './reconciliation-rule';

/** Each payment has its order, and gives back what was captured at most. */
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
        const problemOf = (one: ReconciledPayment) =>
          known.has(one.orderId) ? problemOfRefunds(one) : 'has no order';
        return new Map(
          rows.flatMap((one) => {
            const problem = problemOf(one);
            return problem === undefined ? [] : [[one.id, aboutPayment(one.id, one.orderId, problem)]];
          }),
        );
      },
      isSettled: ({ isSettled }) => isSettled,
    }),
});

function problemOfRefunds({ status, capturedCents, givenCents, goingCents }: ReconciledPayment) {
  const [captured, given, going] = [capturedCents, givenCents, goingCents].map((cents) =>
    writtenAmount(Money.ofCents(cents)),
  );
  if (goingCents > capturedCents) return `gives ${going} back, and ${captured} was captured`;
  const isAllBack = capturedCents > 0 && givenCents === capturedCents;
  if (capturedCents === 0 || (status === 'refunded') === isAllBack) return undefined;
  return `is ${status}, and ${given} of ${captured} went back`;
}

/** The provider has the money of payments of the last two days and of an eighth of the older ones, and not of refunded ones. */
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
