import { type NamedSteps, stepsOf } from '../kills/step-names';

/** Everything that a refund does, from the admin's request, or the provider's webhook, to the e-mail. */
const all = new RegExp(
  `^(${[
    'POST admin/orders/:id/refunds',
    'PUT admin/orders/update/:id',
    'POST payments/paypal/webhook',
    'job payments:(ask-refund|compare-refunds)',
    'job ordering:(record-|hold-)',
    'job mailing:(order|pieces)-refunded',
  ].join('|')})`,
);

const requests = [
  'POST admin/orders/:id/refunds',
  'POST admin/orders/:id/refunds/:id/ask-again',
  'PUT admin/orders/update/:id',
  'POST payments/paypal/webhook',
];

const jobs = [
  'payments:ask-refund',
  'payments:compare-refunds',
  'ordering:record-refund-of-pieces',
  'ordering:record-pending-refund',
  'ordering:record-given-refund',
  'ordering:record-refused-refund',
  'ordering:record-refund-elsewhere',
  'ordering:record-given-rest',
  'ordering:hold-order-of-refused-refund',
  'mailing:pieces-refunded',
];

const calls = {
  'payments:ask-refund': 'POST /v2/payments/captures/:id/refund',
  'payments:compare-refunds': 'GET /v2/checkout/orders/:id',
};

export const stepsOfRefunds: NamedSteps = { all, named: stepsOf({ requests, jobs, calls }) };
