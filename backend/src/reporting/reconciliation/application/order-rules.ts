import type {
  PiecesOfOrder,
  ReconciledReservation,
  StockReconciliation,
} from '../../../inventory/stock-reconciliation';
import type { ReconciledOrder, OrderReconciliation } from '../../../ordering/order-reconciliation';
import type { ReconciledPayment, PaymentReconciliation } from '../../../payments/payment-reconciliation';
import { writtenCents } from '../../../shared/currency/written-amount';
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
    return problemsOf(rows, (order) => moneyProblem(order, ofOrder.get(order.id)));
  });

/** Each open order holds its stock, and each paid one has bought it, without what was restocked of it. */
export const ordersAgainstReservations = (
  orders: OrderReconciliation,
  stock: StockReconciliation,
): ReconciliationRule =>
  orderRule('orders-reservations', orders, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const kept = await stock.reservationsOf(ids);
    const restocked = await stock.restockedOf(ids);
    return problemsOf(rows, (order) => {
      const isOwn = ({ orderId }: { orderId: string }) => orderId === order.id;
      return reservationProblem(order, kept.filter(isOwn), restocked.filter(isOwn));
    });
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

const isPaid = ({ stage }: ReconciledOrder): boolean => stage === 'paid';

function moneyProblem(order: ReconciledOrder, payment: ReconciledPayment | undefined): string | undefined {
  const { totalCents, linesCents } = order;
  if (totalCents !== linesCents)
    return `costs ${writtenCents(totalCents)}, and its lines add up to ${writtenCents(linesCents)}`;
  if (isWithoutPayment(order)) return payment && 'has a payment, although its return was not accepted';
  return payment?.id === order.paymentId ? paymentProblem(order, payment) : 'has no payment';
}

function paymentProblem(order: ReconciledOrder, payment: ReconciledPayment): string | undefined {
  const { totalCents } = order;
  if (payment.amountCents !== totalCents) return 'has a payment of another amount';
  if (order.isSettled && payment.isSettled && !agreeOnParts(order, payment))
    return `has cancelled pieces for ${writtenCents(order.cancelledCents)}, and ${writtenCents(payment.partlyRefundedCents)} of its payment went back in part`;
  if (!payment.isSettled || agreeOnMoney(order, payment)) return undefined;
  return `is ${order.stage}, and its payment is ${payment.status}`;
}

/** Nothing is owed for an order that replaces pieces of a return, and it has its payment of nothing once it can be sent. */
const isWithoutPayment = ({ stage, replaces }: ReconciledOrder): boolean =>
  replaces !== null && (stage === 'awaiting-return' || stage === 'closed');

const agreeOnParts = (
  { cancelledCents }: ReconciledOrder,
  { partlyRefundedCents: parts, perhapsPartsCents }: ReconciledPayment,
): boolean => cancelledCents === parts || cancelledCents === parts + perhapsPartsCents;

/** While money goes back, the order is still paid. */
function agreeOnMoney(order: ReconciledOrder, { status }: ReconciledPayment): boolean {
  if (isPaid(order)) return status === 'paid' || status === 'refunding';
  if (order.stage === 'refunded') return status === 'refunded';
  return status !== 'paid' && status !== 'refunded';
}

/** Stock is held for it. */
export const isOpen = ({ stage }: ReconciledOrder): boolean =>
  ['awaiting-payment', 'awaiting-return', 'in-review'].includes(stage);

function reservationProblem(
  order: ReconciledOrder,
  kept: ReconciledReservation[],
  restocked: PiecesOfOrder[],
): string | undefined {
  if (isSentTooSoon(order)) return 'can be sent, and its return has not arrived';
  const expected = expectedReservation(order);
  if (expected === undefined) return undefined;
  const isKept = ({ variantId, quantity }: ReconciledOrder['lines'][number]) => {
    const isOfLine = (one: { variantId: string }) => one.variantId === variantId;
    const own = kept.find((one) => isOfLine(one) && one.state === expected);
    return (own?.quantity ?? 0) === quantity - (restocked.find(isOfLine)?.quantity ?? 0);
  };
  if (order.lines.every(isKept)) return undefined;
  if (expected === 'sold') return 'is paid, and its stock is not sold';
  return `awaits its ${order.replaces ? 'return' : 'payment'} and holds no stock`;
}

const isSentTooSoon = (order: ReconciledOrder): boolean =>
  isPaid(order) && order.replaces?.hasArrived === false;

function expectedReservation(order: ReconciledOrder): 'held' | 'sold' | undefined {
  if (isOpen(order)) return 'held';
  return isPaid(order) && order.status !== 'rejected' ? 'sold' : undefined;
}
