import { z } from 'zod';
import { Money } from '../../../shared/money';
import type { PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/payment';
import { GatewayFailed } from '../../domain/payment.errors';

/** What PayPal has nothing for, it leaves out or calls null. */
export const ifGiven = <Field extends z.ZodType>(field: Field) =>
  field.nullish().transform((value) => value ?? undefined);

const Capture = z.object({
  id: ifGiven(z.string()),
  status: ifGiven(z.string()),
  amount: ifGiven(z.object({ currency_code: z.string(), value: z.string() })),
});

/** As much of PayPal's order as is read. */
export const PayPalOrder = z.object({
  id: ifGiven(z.string()),
  status: ifGiven(z.string()),
  links: ifGiven(z.array(z.object({ rel: z.string(), href: z.string() }))),
  payer: ifGiven(z.object({ payer_id: ifGiven(z.string()) })),
  payment_source: ifGiven(z.object({ paypal: ifGiven(z.object({ account_id: ifGiven(z.string()) })) })),
  purchase_units: ifGiven(
    z.array(z.object({ payments: ifGiven(z.object({ captures: ifGiven(z.array(Capture)) })) })),
  ),
});

export type PayPalOrder = z.infer<typeof PayPalOrder>;

const maxItemName = 127;

/** What PayPal is asked for. Source: its API reference, Orders v2. */
export function orderRequestOf(request: PaymentRequest): object {
  const inCurrency = (amount: Money) => ({ currency_code: request.currency, value: amount.toString() });
  const { lines, subtotal, deductions, shipping } = request.quote;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: request.paymentId,
        custom_id: request.paymentId,
        // PayPal takes money for one invoice id once: a second payment of the same order is refused there too.
        invoice_id: request.reference,
        amount: {
          ...inCurrency(request.amount),
          breakdown: {
            item_total: inCurrency(subtotal),
            ...(!deductions.isZero && { discount: inCurrency(deductions) }),
            ...(!shipping.isZero && { shipping: inCurrency(shipping) }),
          },
        },
        items: lines.map(({ title, unitPrice, quantity }) => ({
          name: nameOf(title),
          quantity: String(quantity),
          unit_amount: inCurrency(unitPrice),
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

/** As much of the title as PayPal takes, without half a character at the cut. */
const nameOf = (title: string) => title.slice(0, maxItemName).replace(/[\uD800-\uDBFF]$/, '');

/** @throws GatewayFailed when the answer has no id or no page for the buyer */
export function approvalOf(order: PayPalOrder): { gatewayOrderId: string; approvalUrl: string } {
  // `approve` by name, or `payer-action` when the order names its payment source.
  const link = order.links?.find(({ rel }) => rel === 'approve' || rel === 'payer-action');
  if (order.id === undefined || !link) throw new GatewayFailed('PayPal gave no approval page');
  return { gatewayOrderId: order.id, approvalUrl: link.href };
}

/**
 * Money that went back, wholly or in part, without the shop's doing is not money for the order. An order whose capture was
 * refused is over: PayPal lets nobody approve it again.
 */
const meanings: Partial<Record<string, 'completed' | 'in-review' | 'denied'>> = {
  COMPLETED: 'completed',
  PENDING: 'in-review',
  PARTIALLY_REFUNDED: 'in-review',
  DECLINED: 'denied',
  FAILED: 'denied',
  REFUNDED: 'denied',
};

/**
 * Reads the capture's own status, because the order's says COMPLETED for a declined one too.
 * @throws GatewayFailed when there is no capture to read
 */
export function captureOutcomeOf(order: PayPalOrder): CaptureOutcome {
  const { id, status, amount } = captureIn(order) ?? {};
  const kind = meanings[status ?? 'none'];
  if (id === undefined || amount === undefined || kind === undefined)
    throw new GatewayFailed("PayPal's order holds no capture that can be read");
  if (kind === 'denied') return { kind };
  if (kind === 'in-review') return { kind, captureId: id };
  return {
    kind,
    captureId: id,
    payerId: payerOf(order),
    amount: Money.ofDollars(amount.value),
    currency: amount.currency_code,
  };
}

export const hasBuyersConsent = ({ status }: PayPalOrder): boolean =>
  status === 'APPROVED' || status === 'COMPLETED';

export const holdsCapture = (order: PayPalOrder): boolean => captureIn(order) !== undefined;

const captureIn = (order: PayPalOrder) => order.purchase_units?.[0]?.payments?.captures?.[0];

const payerOf = (order: PayPalOrder) =>
  order.payer?.payer_id ?? order.payment_source?.paypal?.account_id ?? '';
