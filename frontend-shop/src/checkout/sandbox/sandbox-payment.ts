import { v4 as randomUuid } from 'uuid';

const outcomes = ['succeeded', 'failed', 'cancelled'] as const;

export interface SandboxResult {
  /** An unknown outcome is null. */
  outcome: (typeof outcomes)[number] | null;
  transaction: string | null;
  /** The amount is in taka. */
  amount: string | null;
}

/** The fixed data of SSLCommerz's public demo store, with a new transaction id each time. */
export function sandboxFields(origin: string): Record<string, string> {
  const answer = `${origin}/api/shop/sandbox-payment/answer`;
  return {
    store_id: 'testbox',
    total_amount: '1999',
    currency: 'BDT',
    tran_id: `SANDBOX-${randomUuid().slice(0, 8)}`,
    success_url: answer,
    fail_url: answer,
    cancel_url: answer,
    version: '3.00',
    cus_name: 'Test Customer',
    cus_email: 'customer@example.com',
    cus_phone: '01711111111',
    value_a: 'ref001',
    value_b: 'ref002',
    value_c: 'ref003',
    value_d: 'ref004',
  };
}

/** The address is only a claim: anybody can write one. */
export function sandboxResultIn(params: URLSearchParams): SandboxResult {
  const inForm = (name: string, form: RegExp) => form.exec(params.get(name) ?? '')?.[0] ?? null;
  return {
    outcome: outcomes.find((outcome) => outcome === params.get('outcome')) ?? null,
    transaction: inForm('transaction', /^[\w-]{1,30}$/),
    amount: inForm('amount', /^\d{1,10}(\.\d{1,2})?$/),
  };
}
