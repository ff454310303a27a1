import { paymentStatusLabels } from '@haberdash/kit/labels';
import type { ListedOrder, PaymentChange } from './orders.api';

export const partlyRefunded = 'Partly refunded';

export function paymentLabel(order: ListedOrder): string {
  const { orderStatus, paymentStatus, paymentDeclined, refunds, hold } = order;
  if (hold?.reason === 'refund-refused') return 'Refund refused';
  // The provider is still to give the money back.
  if (paymentStatus === 'paid' && orderStatus === 'rejected') return 'Refund pending';
  if (paymentStatus === 'paid' && refunds.amount > 0) return partlyRefunded;
  return paymentDeclined ? 'Declined' : paymentStatusLabels[paymentStatus];
}

export const paymentStepLabels: Record<PaymentChange['kind'], string> = {
  created: 'Payment created:',
  'awaiting-approval': 'Opened at PayPal',
  approved: 'Approved by the buyer',
  capturing: 'Capture requested',
  'not-approved': 'Not approved yet',
  declined: 'Declined',
  unknown: 'Unknown to PayPal',
  'in-review': 'Under review by PayPal',
  denied: 'Denied by PayPal',
  paid: 'Paid',
  mispaid: 'Wrong amount, refunding:',
  refunding: 'Refund requested',
  refunded: 'Refunded',
  'refunding-part': 'Partial refund requested:',
  'refunded-part': 'Refunded in part:',
  'refunded-elsewhere': 'Refunded at PayPal, without the shop',
  'refund-pending': 'Refund pending at PayPal:',
  'refund-refused': 'Refund refused by PayPal',
  'refund-asked-again': 'Refund requested again:',
  disputed: 'Disputed by the buyer',
  reversed: 'Taken back by PayPal',
  'refunded-part-elsewhere': 'Refunded in part at PayPal, without the shop:',
  abandoned: 'Abandoned',
};

/** The provider's id refers to this object of PayPal's. */
export const referenceLabels: Partial<Record<PaymentChange['kind'], string>> = {
  'awaiting-approval': 'PayPal order',
  'in-review': 'PayPal capture',
  paid: 'PayPal capture',
  mispaid: 'PayPal capture',
  refunded: 'PayPal refund',
  'refunded-part': 'PayPal refund',
  'refunded-elsewhere': 'PayPal refund',
  'refunded-part-elsewhere': 'PayPal refund',
  'refund-refused': 'Reason',
  disputed: 'PayPal dispute',
  reversed: 'PayPal reversal',
};
