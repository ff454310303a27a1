import { z } from 'zod';
import { shopCurrency } from '../../../../src/shared/currency/shop-currency';
import { Money } from '../../../../src/shared/money';
import { invalidRequest, parse, unprocessable } from '../problems';

const Amount = z.object({
  currency_code: z.string().length(3),
  value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'must be a decimal string like "10.00"'),
});

export type PayPalAmount = z.output<typeof Amount>;

const Item = z.object({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/, 'must be a whole number as a string'),
  unit_amount: Amount,
});

const Breakdown = z.object({
  item_total: Amount,
  shipping: Amount.optional(),
  tax_total: Amount.optional(),
  discount: Amount.optional(),
});

const PurchaseUnit = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  amount: Amount.extend({
    breakdown: Breakdown.optional(),
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
  assertTaken(amountsIn(purchaseUnit));
  const total = Money.ofMajor(purchaseUnit.amount.value);
  if (total.isZero)
    throw invalidRequest([
      { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', description: 'Must be greater than zero.' },
    ]);
  assertAddsUp(purchaseUnit, total);
  return { purchaseUnit, total, returnUrl: return_url, cancelUrl: cancel_url };
}

const amountsIn = ({ amount, items = [] }: PurchaseUnit): PayPalAmount[] => [
  amount,
  ...Object.values(amount.breakdown ?? {}),
  ...items.map((item) => item.unit_amount),
];

/** @throws PayPalProblem unless the amounts are in the account's currency, with no more decimals than it has */
export function assertTaken(amounts: readonly PayPalAmount[]): void {
  const { code, digits } = shopCurrency();
  if (amounts.some(({ currency_code }) => currency_code !== code))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', `The simulated account takes ${code} only.`);
  if (digits === 0 && amounts.some(({ value }) => value.includes('.')))
    throw unprocessable('DECIMALS_NOT_SUPPORTED', `${code} does not support decimals.`);
}

function assertAddsUp({ amount: { breakdown }, items }: PurchaseUnit, total: Money): void {
  if (breakdown && !sumIn(breakdown).equals(total.plus(moneyOf(breakdown.discount))))
    throw unprocessable('AMOUNT_MISMATCH', 'Should equal item_total + tax_total + shipping + … - discount.');
  if (!items) return;
  if (!breakdown)
    throw unprocessable('ITEM_TOTAL_REQUIRED', 'If item details are specified, item_total is required.');
  if (!sumOf(items).equals(moneyOf(breakdown.item_total)))
    throw unprocessable(
      'ITEM_TOTAL_MISMATCH',
      'Should equal sum of (unit_amount * quantity) across all items.',
    );
}

/** The discount is not taken off yet. */
const sumIn = ({ item_total, shipping, tax_total }: z.output<typeof Breakdown>): Money =>
  moneyOf(item_total).plus(moneyOf(shipping)).plus(moneyOf(tax_total));

const moneyOf = (amount: z.output<typeof Amount> | undefined): Money => Money.ofMajor(amount?.value ?? '0');

const sumOf = (items: z.output<typeof Item>[]) =>
  items.reduce((sum, item) => sum.plus(moneyOf(item.unit_amount).times(Number(item.quantity))), Money.zero);
