import type { UserNames } from '../../../../identity/user-names';
import type { PaymentHistory, PaymentOfOrder } from '../../../../payments/payment-history';
import type { Json } from '../../../../shared/json';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import type { OrderList, OrderQueries } from '../../../order-views/application/ports';
import type { ListedOrderView } from '../../../order-views/adapters/http/orders.schemas';

export const seenOf = (payment: PaymentOfOrder | undefined) => ({
  paymentDeclined: payment?.isDeclined ?? false,
  captureId: payment?.captureId ?? null,
});

/** The orders that an admin is shown, with what other contexts know of their shoppers and payments. */
export class AdminOrderList {
  constructor(
    private readonly orders: OrderQueries,
    private readonly payments: PaymentHistory,
    private readonly names: UserNames,
  ) {}

  /** @throws MalformedCursor */
  async page(list: OrderList, page: PageRequest): Promise<{ data: ListedOrderView[]; meta: PageMeta }> {
    const { orders, meta } = await this.orders.page(list, page);
    return { data: await this.listed(orders), meta };
  }

  async *batches(list: OrderList): AsyncGenerator<ListedOrderView[]> {
    for await (const orders of this.orders.batches(list)) yield await this.listed(orders);
  }

  private async listed(kept: Json<'Order'>[]): Promise<ListedOrderView[]> {
    const orders = kept.map((order) => JSON.parse(order) as ListedOrderView);
    const [emails, payments] = await Promise.all([
      this.names.emailsOf([...new Set(orders.map(({ userId }) => userId))]),
      this.payments.paymentsOf(orders.map(({ _id }) => _id)),
    ]);
    return orders.map((order) => ({
      ...order,
      userEmail: emails.get(order.userId) ?? null,
      ...seenOf(payments.get(order._id)),
    }));
  }
}
