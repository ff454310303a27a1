export { type RefundReason, refundReasons } from './refunds/domain/refund-reason';
