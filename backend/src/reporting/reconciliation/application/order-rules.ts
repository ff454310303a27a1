import type { ReconciledReservation, StockReconciliation } from '../../../inventory/stock-reconciliation';
import type { ReconciledOrder, OrderReconciliation } from '../../../ordering/order-reconciliation';
import type { ReconciledPayment, PaymentReconciliation } from '../../../payments/payment-reconciliation';
import { Money } from '../../../shared/money';
import { aboutOrder, type Discrepancy } from '../domain/discrepancy';
import { batchSize, type ReconciliationRule, checkTwice } from './reconciliation-rule';

/** The rule walks all orders. */
const orderRule = (
  name: 'orders-payments' | 'orders-reservations',
  orders: OrderReconciliation,
  judge: (rows: ReconciledOrder[]) => Promise<Map<string, Discrepancy>>,
): ReconciliationRule => ({
  name,
  checkAfter: (id) =>
    checkTwice({
      after: () => orders.after(id, batchSize),
      again: (ids) => orders.ofIds(ids),
      judge,
      isSettled: (order) => order.isSettled,
    }),
});

/** Each order costs the sum of its lines, and has its payment, for the same amount, and both know of the same money. */
export const ordersAgainstPayments = (
  orders: OrderReconciliation,
  payments: PaymentReconciliation,
): ReconciliationRule =>
  orderRule('orders-payments', orders, async (rows) => {
    const found = await payments.ofOrders(rows.map(({ id }) => id));
    const ofOrder = new Map(found.map((payment) => [payment.orderId, payment]));
    return problemsOf(rows, (order) => paymentProblem(order, ofOrder.get(order.id)));
  });

/** Each open order holds its stock, and each paid one has bought it. */
export const ordersAgainstReservations = (
  orders: OrderReconciliation,
  stock: StockReconciliation,
): ReconciliationRule =>
  orderRule('orders-reservations', orders, async (rows) => {
    const kept = await stock.reservationsOf(rows.map(({ id }) => id));
    return problemsOf(rows, (order) =>
      reservationProblem(
        order,
        kept.filter(({ orderId }) => orderId === order.id),
      ),
    );
  });

function problemsOf(
  orders: ReconciledOrder[],
  problemOf: (order: ReconciledOrder) => string | undefined,
): Map<string, Discrepancy> {
  const problems = new Map<string, Discrepancy>();
  for (const order of orders) {
    const problem = problemOf(order);
    if (problem !== undefined) problems.set(order.id, aboutOrder(order.id, problem));
  }
  return problems;
}

const dollars = (cents: number): string => `$${Money.ofCents(cents).toString()}`;

const isPaid = ({ stage }: ReconciledOrder): boolean => stage === 'paid';

function paymentProblem(order: ReconciledOrder, payment: ReconciledPayment | undefined): string | undefined {
  const { totalCents, linesCents } = order;
  if (totalCents !== linesCents)
    return `costs ${dollars(totalCents)}, and its lines add up to ${dollars(linesCents)}`;
  if (payment?.id !== order.paymentId) return 'has no payment';
  if (payment.amountCents !== totalCents) return 'has a payment of another amount';
  if (order.isSettled && payment.isSettled && payment.partlyRefundedCents !== order.cancelledCents)
    return `has cancelled pieces for ${dollars(order.cancelledCents)}, and ${dollars(payment.partlyRefundedCents)} of its payment went back in part`;
  if (!payment.isSettled || agreeOnMoney(order, payment)) return undefined;
  return `is ${order.stage}, and its payment is ${payment.status}`;
}

/** While money goes back, the order is still paid. */
function agreeOnMoney(order: ReconciledOrder, { status }: ReconciledPayment): boolean {
  if (isPaid(order)) return status === 'paid' || status === 'refunding';
  if (order.stage === 'refunded') return status === 'refunded';
  return status !== 'paid' && status !== 'refunded';
}

const isOpen = ({ stage }: ReconciledOrder): boolean => stage === 'awaiting-payment' || stage === 'in-review';

function reservationProblem(order: ReconciledOrder, kept: ReconciledReservation[]): string | undefined {
  const expected = isOpen(order) ? 'held' : isPaid(order) && order.status !== 'rejected' ? 'sold' : undefined;
  if (expected === undefined) return undefined;
  const isKept = (line: ReconciledOrder['lines'][number]) =>
    kept.some(
      ({ variantId, quantity, state }) =>
        variantId === line.variantId && quantity === line.quantity && state === expected,
    );
  if (order.lines.every(isKept)) return undefined;
  return expected === 'held' ? 'awaits its payment and holds no stock' : 'is paid, and its stock is not sold';
}
