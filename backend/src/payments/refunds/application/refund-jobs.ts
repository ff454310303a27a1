import { type Job, job } from '../../../shared/jobs';

type RefundJob = Job<{ refundId: string }>;
type PaymentJob = Job<{ paymentId: string }>;

const ofRefund = ({ refundId }: { refundId: string }): string => refundId;
const ofPayment = ({ paymentId }: { paymentId: string }): string => paymentId;

/** Has the provider give money back, or finds out what became of it. */
export const askRefund: RefundJob = job('payments:ask-refund', ofRefund, { workers: 'provider' });

/** Finds out what the provider gave back without the shop, and what became of refunds. */
export const compareRefunds: PaymentJob = job('payments:compare-refunds', ofPayment, {
  workers: 'provider',
});

/** Servers of 1.0.0 ask for refunds by these; a later release drops them. */
export const refundPart: RefundJob = job('payments:refund-part', ofRefund, { workers: 'provider' });
export const refundPayment: PaymentJob = job('payments:refund-payment', ofPayment, { workers: 'provider' });
