import { OrderConfirmed, OrderRefunded, PiecesRefunded } from '../../../../ordering/ordering.events';
import { onEvent } from '../../../../platform/jobs/handlers';
import { CustomerOrders } from '../../application/ports';

/** The listeners record a customer's orders. */
export const listeners = [
  onEvent(
    OrderConfirmed,
    'identity:record-customer-order',
    CustomerOrders,
    (orders, { orderId, shopperId, totalCents }) => orders.recordPaid(orderId, shopperId, totalCents),
  ),
  onEvent(OrderRefunded, 'identity:record-customer-refund', CustomerOrders, (orders, { orderId }) =>
    orders.recordRefunded(orderId),
  ),
  onEvent(
    PiecesRefunded,
    'identity:record-customer-refund-of-pieces',
    CustomerOrders,
    (orders, { orderId, refundedCents }) => orders.recordPartlyRefunded(orderId, refundedCents),
  ),
];
