import type { ChangedOrder } from '../../application/many-orders';

export const changedOrderView = ({ orderId, orderNumber, refusal }: ChangedOrder) => ({
  orderId,
  orderNumber,
  refusal: refusal ? { code: refusal.code, message: refusal.message } : null,
});
