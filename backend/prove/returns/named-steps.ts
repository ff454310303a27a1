import { type NamedSteps, stepsOf } from '../kills/step-names';

/** Everything that a return does, from the shopper's declaration to the money. */
const all = new RegExp(
  `^(${[
    'POST shop/order/:id/returns(?!/preview)',
    'PUT shop/order/:id/returns/:id/posted',
    'POST admin/orders/:id/returns',
    'POST admin/returns/:id/(arrived|cancel|settle(?!/preview))',
    'PUT admin/returns/:id/judgements',
    'job ordering:(lapse-return|end-exchange-hold|record-refund-of-return)',
    'job payments:ask-refund',
  ].join('|')})`,
);

const requests = [
  'POST shop/order/:id/returns',
  'POST shop/order/:id/returns/:id/cancel',
  'PUT shop/order/:id/returns/:id/posted',
  'POST admin/orders/:id/returns',
  'POST admin/returns/:id/arrived',
  'POST admin/returns/:id/cancel',
  'PUT admin/returns/:id/judgements',
  'POST admin/returns/:id/settle',
];

const jobs = [
  'ordering:lapse-return',
  'ordering:end-exchange-hold',
  'ordering:record-refund-of-return',
  'payments:ask-refund',
];

const calls = { 'payments:ask-refund': 'POST /v2/payments/captures/:id/refund' };

export const stepsOfReturns: NamedSteps = { all, named: stepsOf({ requests, jobs, calls }) };
