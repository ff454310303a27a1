/** Each does its work in one transaction. */
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
].map((name) => `job ${name}`);

const calls = {
  'job payments:ask-refund': 'POST /v2/payments/captures/:id/refund',
  'job payments:compare-refunds': 'GET /v2/checkout/orders/:id',
};

const around = (work: string, what: string): string[] => [
  `${work}: before ${what}`,
  `${work}: after ${what}`,
];

/** The steps at each of which a server dies in every long run. */
export const namedSteps: string[] = [
  ...[...requests, ...jobs].flatMap((work) => around(work, 'COMMIT')),
  ...jobs.flatMap((work) => [`${work}: taken`, ...around(work, 'it is struck off')]),
  ...Object.entries(calls).flatMap(([work, call]) => around(work, call)),
];
