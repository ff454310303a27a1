import type { Money } from '../../../shared/money';
import { OrderNotClaimable } from './order.errors';
import type { Hold } from './hold';
import type { OrderLine } from './order-line';
import type { CancelReason, OrderStage, OrderStatus } from './order-stage';
import type { PageVersion } from './page-version';
import type { Purchase } from './purchase';

/** An order has got this status at this time. */
export interface OrderChange {
  id: string;
  status: OrderStatus;
  stage: OrderStage;
  cancelReason: CancelReason | null;
  at: Date;
}

export interface OrderState extends Omit<Purchase, 'quote'> {
  id: string;
  /** Short, and without gaps among all orders: `orderNumberOf` is what people call it. */
  number: number;
  shopperId: string;
  shopperName: string;
  /** At the moment of purchase. */
  shopperEmail: string;
  /** Whether it was ordered without an account. */
  isGuest: boolean;
  /** The account that shows the order of a guest; null while none does. */
  claimedBy: string | null;
  lines: readonly OrderLine[];
  total: Money;
  pageVersions: readonly PageVersion[];
  stage: OrderStage;
  status: OrderStatus;
  /** Why it ended without being paid, or was rejected after it; null for every other order. */
  cancelReason: CancelReason | null;
  /** Until an admin releases it, nothing of it is sent; null: it is not held. */
  hold: Hold | null;
  paymentId: string;
  gatewayOrderId: string | null;
  payerId: string | null;
  /** Until when stock is held for an unpaid order; null when none is. */
  reservedUntil: Date | null;
  idempotencyKey: string | null;
  placedAt: Date;
  /** When its money came, for the first time; null while none did. */
  paidAt: Date | null;
  /** When the money went back. */
  refundedAt: Date | null;
  updatedAt: Date;
}

export type Placed = Pick<
  OrderState,
  | 'id'
  | 'number'
  | 'shopperId'
  | 'shopperName'
  | 'shopperEmail'
  | 'isGuest'
  | 'claimedBy'
  | 'pageVersions'
  | 'paymentId'
  | 'idempotencyKey'
  | 'reservedUntil'
> &
  Purchase;

/** How an order begins. */
export const placedState = (
  { quote, ...placed }: Placed,
  stage: 'awaiting-payment' | 'awaiting-return',
  now: Date,
): OrderState => ({
  ...placed,
  lines: quote.lines,
  total: quote.total,
  stage,
  status: 'pending',
  cancelReason: null,
  hold: null,
  gatewayOrderId: null,
  payerId: null,
  placedAt: now,
  paidAt: null,
  refundedAt: null,
  updatedAt: now,
});

/**
 * An order that replaces pieces of a paid one is paid for, too.
 * @throws OrderNotClaimable for the order of an account, one that another account has claimed, and one that is not paid
 */
export function assertClaimable({ isGuest, paidAt, stage, claimedBy }: OrderState, userId: string): void {
  const isTaken = claimedBy !== null && claimedBy !== userId;
  const isPaidFor = paidAt !== null || stage === 'awaiting-return';
  if (!isGuest || !isPaidFor || isTaken) throw new OrderNotClaimable();
}

/** Another e-mail address or name is another guest, also in the same browser; an account stays who it is. */
export const isOfBuyer = (
  { isGuest, shopperEmail, shopperName }: OrderState,
  buyer: { userName: string; email: string },
): boolean => !isGuest || (shopperEmail === buyer.email && shopperName === buyer.userName);
