import { z } from 'zod';
import { Money } from '../../../../src/shared/money';
import { invalidRequest, parse, unprocessable } from '../problems';

const Amount = z.object({
  currency_code: z.string().length(3),
  value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'must be a decimal string like "10.00"'),
});

const Item = z.object({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/, 'must be a whole number as a string'),
  unit_amount: Amount,
});

const PurchaseUnit = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  amount: Amount.extend({
    breakdown: z.object({ item_total: Amount, shipping: Amount.optional() }).optional(),
  }),
  items: z.array(Item).max(500).optional(),
});

const WebAddress = z.url({ protocol: /^https?$/ }).max(2000);

const OrderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([PurchaseUnit]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: WebAddress, cancel_url: WebAddress }),
    }),
  }),
});

export type PurchaseUnit = z.output<typeof PurchaseUnit>;

export interface NewOrder {
  purchaseUnit: PurchaseUnit;
  total: Money;
  returnUrl: string;
  cancelUrl: string;
}

/** @throws PayPalProblem for a body that PayPal would refuse too */
export function readOrderRequest(body: unknown): NewOrder {
  const request = parse(OrderRequest, body);
  const [purchaseUnit] = request.purchase_units;
  const { return_url, cancel_url } = request.payment_source.paypal.experience_context;
  const total = Money.ofDollars(purchaseUnit.amount.value);
  if (total.isZero)
    throw invalidRequest([
      { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', description: 'Must be greater than zero.' },
    ]);
  assertDollars(purchaseUnit);
  assertAddsUp(purchaseUnit, total);
  return { purchaseUnit, total, returnUrl: return_url, cancelUrl: cancel_url };
}

function assertDollars({ amount, items = [] }: PurchaseUnit): void {
  const { item_total: itemTotal = amount, shipping = amount } = amount.breakdown ?? {};
  const amounts = [amount, itemTotal, shipping, ...items.map((item) => item.unit_amount)];
  if (amounts.some(({ currency_code }) => currency_code !== 'USD'))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'The simulated account takes USD only.');
}

function assertAddsUp({ amount, items }: PurchaseUnit, total: Money): void {
  const itemTotal = amount.breakdown && Money.ofDollars(amount.breakdown.item_total.value);
  const shipping = Money.ofDollars(amount.breakdown?.shipping?.value ?? '0.00');
  if (itemTotal && !itemTotal.plus(shipping).equals(total))
    throw unprocessable('AMOUNT_MISMATCH', 'Should equal item_total + tax_total + shipping + … - discount.');
  if (!items) return;
  if (!itemTotal)
    throw unprocessable('ITEM_TOTAL_REQUIRED', 'If item details are specified, item_total is required.');
  if (!sumOf(items).equals(itemTotal))
    throw unprocessable(
      'ITEM_TOTAL_MISMATCH',
      'Should equal sum of (unit_amount * quantity) across all items.',
    );
}

const sumOf = (items: z.output<typeof Item>[]) =>
  items.reduce(
    (sum, item) => sum.plus(Money.ofDollars(item.unit_amount.value).times(Number(item.quantity))),
    Money.zero,
  );
