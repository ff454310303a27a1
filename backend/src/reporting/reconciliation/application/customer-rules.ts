import type {
  ReconciledCustomer,
  ReconciledPurchase,
  CustomerReconciliation,
} from '../../../identity/customer-reconciliation';
import type { ReconciledOrder, OrderReconciliation } from '../../../ordering/order-reconciliation';
import { writtenCents } from '../../../shared/currency/written-amount';
import { aboutCustomer, aboutOrder, type Discrepancy } from '../domain/discrepancy';
import { batchSize, type ReconciliationRule, checkTwice } from './reconciliation-rule';

/** Orders and money spent of each customer are the sums of their paid orders. One statement reads both. */
export const customersAgainstPurchases = (customers: CustomerReconciliation): ReconciliationRule => ({
  name: 'customers-purchases',
  checkAfter: async (after) => {
    const rows = await customers.after(after, batchSize);
    const discrepancies = rows.flatMap((row) => {
      const problem = problemOfCustomer(row);
      return problem === undefined ? [] : [aboutCustomer(row.id, problem)];
    });
    return { checked: rows.length, unknown: 0, discrepancies, lastId: rows.at(-1)?.id };
  },
});

/** Each paid order counts for its customer, without what went back of it. */
export const ordersAgainstPurchases = (
  orders: OrderReconciliation,
  customers: CustomerReconciliation,
): ReconciliationRule => ({
  name: 'orders-purchases',
  checkAfter: (id) =>
    checkTwice<ReconciledOrder>({
      after: () => orders.after(id, batchSize),
      again: (ids) => orders.ofIds(ids),
      judge: async (rows) => {
        const purchases = await customers.purchasesOf(rows.map((order) => order.id));
        const ofOrder = new Map(purchases.map((purchase) => [purchase.orderId, purchase]));
        const problems = new Map<string, Discrepancy>();
        for (const order of rows) {
          const problem = problemOfPurchase(order, ofOrder.get(order.id));
          if (problem !== undefined) problems.set(order.id, aboutOrder(order.id, problem));
        }
        return problems;
      },
      isSettled: (order) => order.isSettled,
    }),
});

function problemOfCustomer(customer: ReconciledCustomer): string | undefined {
  const { orders, spentCents, countedOrders, countedCents } = customer;
  if (orders !== countedOrders) return `has ${orders} paid orders, and ${countedOrders} are known`;
  if (spentCents !== countedCents)
    return `has spent ${writtenCents(spentCents)}, and the orders add up to ${writtenCents(countedCents)}`;
  return undefined;
}

/** An order that was rejected before its money came never counts for its customer, nor does one that replaces pieces of a return. */
function problemOfPurchase(
  order: ReconciledOrder,
  purchase: ReconciledPurchase | undefined,
): string | undefined {
  if (!purchase)
    return order.stage === 'paid' && order.status !== 'rejected' && !order.replaces
      ? 'is paid, and does not count for its customer'
      : undefined;
  if (purchase.userId !== order.shopperId) return 'counts for another customer';
  if (purchase.spentCents !== order.totalCents)
    return `costs ${writtenCents(order.totalCents)}, and counts as ${writtenCents(purchase.spentCents)} for its customer`;
  if (purchase.isRefunded !== (order.stage === 'refunded'))
    return `is ${order.stage}, and its customer's sums say otherwise`;
  if (purchase.partlyRefundedCents !== order.refundedCents)
    return `has ${writtenCents(order.refundedCents)} refunded in part, and its customer's sums say ${writtenCents(purchase.partlyRefundedCents)}`;
  return undefined;
}
