import type { PaymentChange } from './orders.api';

export const paymentStepLabels: Record<PaymentChange['step'], string> = {
  created: 'To be paid:',
  'awaiting-approval': 'Opened at PayPal',
  approved: 'Approved by the buyer',
  capturing: 'Money asked for',
  'not-approved': 'Not approved yet',
  declined: 'Declined',
  unknown: 'Unknown to PayPal',
  'in-review': 'Held back by PayPal for review',
  denied: 'Refused by PayPal for good',
  paid: 'Paid',
  mispaid: 'Not what was owed, going back:',
  refunding: 'Refund begun',
  refunded: 'Refunded',
  abandoned: 'Given up',
};

/** What the provider gave the id to. */
export const referenceLabels: Partial<Record<PaymentChange['step'], string>> = {
  'awaiting-approval': 'PayPal order',
  'in-review': 'PayPal capture',
  paid: 'PayPal capture',
  mispaid: 'PayPal capture',
  refunded: 'PayPal refund',
};
