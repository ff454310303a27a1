import { z } from 'zod';

const WebAddress = z.url({ protocol: /^https?$/ }).max(2000);
const Value = z.string().max(255).optional();

/** The form with which a shop sends its buyer here. Other fields are no concern of this page. */
export const PaymentRequest = z.object({
  store_id: z.string().min(1).max(30),
  total_amount: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'must be an amount like 1999 or 10.50'),
  currency: z.literal('BDT'),
  tran_id: z.string().min(1).max(30),
  success_url: WebAddress,
  fail_url: WebAddress,
  cancel_url: WebAddress,
  version: z.literal('3.00'),
  cus_name: z.string().min(1).max(50),
  cus_email: z.string().min(1).max(50),
  cus_phone: z.string().min(1).max(20),
  value_a: Value,
  value_b: Value,
  value_c: Value,
  value_d: Value,
});

export type PaymentRequest = z.output<typeof PaymentRequest>;
