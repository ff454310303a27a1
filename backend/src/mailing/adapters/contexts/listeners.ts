import { AccountSecurityChangedListener } from './account-security-changed.listener';
import { BooksDisagreeListener } from './books-disagree.listener';
import { OrderCancelledListener } from './order-cancelled.listener';
import { OrderConfirmedListener } from './order-confirmed.listener';
import { OrderRefundedListener } from './order-refunded.listener';
import { ParcelDeliveredListener } from './parcel-delivered.listener';
import { ParcelLostListener } from './parcel-lost.listener';
import { ParcelSentListener } from './parcel-sent.listener';
import { ParcelTrackedListener } from './parcel-tracked.listener';
import { PiecesRefundedListener } from './pieces-refunded.listener';
import { PasswordResetRequestedListener } from './password-reset-requested.listener';
import { PaymentMissingListener } from './payment-missing.listener';
import { StockFellLowListener } from './stock-fell-low.listener';
import { ShopperRegisteredListener } from './shopper-registered.listener';

/** Of the events about which e-mails are written. */
export const listeners = [
  OrderConfirmedListener,
  OrderCancelledListener,
  OrderRefundedListener,
  PiecesRefundedListener,
  ParcelSentListener,
  ParcelTrackedListener,
  ParcelDeliveredListener,
  ParcelLostListener,
  PaymentMissingListener,
  PasswordResetRequestedListener,
  ShopperRegisteredListener,
  AccountSecurityChangedListener,
  StockFellLowListener,
  BooksDisagreeListener,
];
