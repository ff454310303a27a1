import type { UserNames } from '../../../identity/user-names';
import type { PaymentHistory } from '../../../payments/payment-history';
import type { OrderQueries } from '../../application/ports';
import type { ListedOrderView, OrderView } from './orders.schemas';

/** The orders that an admin is shown, with what other contexts know of their shoppers and payments. */
export class AdminOrderList {
  constructor(
    private readonly orders: OrderQueries,
    private readonly payments: PaymentHistory,
    private readonly names: UserNames,
  ) {}

  async all(): Promise<ListedOrderView[]> {
    const orders = JSON.parse(await this.orders.all()) as OrderView[];
    const [emails, declined] = await Promise.all([
      this.names.emailsOf([...new Set(orders.map(({ userId }) => userId))]),
      this.payments.declinedAmong(orders.map(({ _id }) => _id)),
    ]);
    return orders.map((order) => ({
      ...order,
      userEmail: emails.get(order.userId) ?? null,
      paymentDeclined: declined.has(order._id),
    }));
  }
}
