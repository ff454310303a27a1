import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Money as PayPalMoney,
  type Order,
  type OrderRequest,
  OrderStatus,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  type Refund,
  type RefundRequest,
  RefundStatus,
} from '@paypal/paypal-server-sdk';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { Money } from '../../../../shared/money';
import type { MoneyToGiveBack, PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayFailed } from '../../domain/gateway.errors';
import type { RefundAtProvider, RefundOutcome, RefundsAtProvider } from '../../domain/refund-outcome';

/** The length of a description and of an item's name. */
const maxText = 127;

/** Source: PayPal's API reference, Orders v2. */
export function orderRequestOf(request: PaymentRequest): OrderRequest {
  const inCurrency = (amount: Money) => ({ currencyCode: request.currency, value: amount.toString() });
  const { lines, subtotal, delivery, discount, tax } = request.quote;
  const unlessZero = (amount: Money) => (amount.isZero ? undefined : inCurrency(amount));
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.paymentId,
        customId: request.paymentId,
        // PayPal takes money for one invoice id once: a second payment of the same order is refused there too.
        invoiceId: request.reference,
        description: shortened(request.description),
        amount: {
          ...inCurrency(request.amount),
          breakdown: {
            itemTotal: inCurrency(subtotal),
            shipping: unlessZero(delivery),
            discount: unlessZero(discount),
            taxTotal: unlessZero(tax),
          },
        },
        items: lines.map(({ title, unitPrice, quantity }) => ({
          name: shortened(title),
          quantity: String(quantity),
          unitAmount: inCurrency(unitPrice),
        })),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl: request.returnUrl,
          cancelUrl: request.cancelUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    },
  };
}

/** Source: PayPal's API reference, Payments v2. */
export const refundRequestOf = ({ amount, reference }: MoneyToGiveBack): RefundRequest => ({
  amount: { currencyCode: shopCurrency().code, value: amount.toString() },
  customId: reference,
});

/** Cuts a text to the length that PayPal takes, without half a character at the end. */
const shortened = (text: string) => text.slice(0, maxText).replace(/[\uD800-\uDBFF]$/, '');

/** @throws GatewayFailed when the response has no id or no page for the buyer */
export function approvalOf(order: Order): { gatewayOrderId: string; approvalUrl: string } {
  // `approve` by name, or `payer-action` when the order names its payment source.
  const link = order.links?.find(({ rel }) => rel === 'approve' || rel === 'payer-action');
  if (order.id === undefined || !link) throw new GatewayFailed('PayPal gave no approval page');
  return { gatewayOrderId: order.id, approvalUrl: link.href };
}

/**
 * Money that went back, wholly or in part, without the shop's doing is not money for the order. An order whose capture was
 * refused is over: PayPal lets nobody approve it again.
 */
const meanings: Partial<Record<string, 'completed' | 'in-review' | 'refunded-in-part' | 'denied'>> = {
  COMPLETED: 'completed',
  PENDING: 'in-review',
  PARTIALLY_REFUNDED: 'refunded-in-part',
  DECLINED: 'denied',
  FAILED: 'denied',
  REFUNDED: 'denied',
};

/**
 * Reads the capture's own status, because the order's says COMPLETED for a declined one too.
 * @throws GatewayFailed when there is no capture to read
 */
export function captureOutcomeOf(order: Order): CaptureOutcome {
  const { id, status, amount } = captureIn(order) ?? {};
  const kind = meanings[status ?? 'none'];
  if (id === undefined || amount === undefined || kind === undefined)
    throw new GatewayFailed("PayPal's order holds no capture that can be read");
  if (kind === 'denied') return { kind };
  if (kind === 'in-review') return { kind, captureId: id };
  if (kind === 'refunded-in-part') return { kind, captureId: id, refunded: refundedIn(order) };
  return {
    kind,
    captureId: id,
    payerId: payerOf(order),
    amount: amountIn(amount),
    currency: amount.currencyCode,
  };
}

export const hasBuyersConsent = ({ status }: Order): boolean =>
  status === OrderStatus.Approved || status === OrderStatus.Completed;

export const holdsCapture = (order: Order): boolean => captureIn(order) !== undefined;

/** A reversal may be known by the capture's status alone. */
export function refundsAtProvider(order: Order): RefundsAtProvider {
  const { status, amount } = captureIn(order) ?? {};
  const refunds = refundsIn(order).map(refundAtProvider);
  const isPending = refunds.some(({ kind }) => kind === 'pending');
  const given = sumOf(refunds.filter(({ kind }) => kind === 'given'));
  const isAll =
    (status === CaptureStatus.Refunded && !isPending) ||
    (amount !== undefined && !given.isLessThan(amountIn(amount)));
  return { isAll, refunds };
}

/** Source: PayPal's API reference, Payments v2: an eCheck is PENDING for days, and FAILED or CANCELLED ones moved nothing. */
const refundKinds: Partial<Record<string, RefundOutcome['kind']>> = {
  [RefundStatus.Completed]: 'given',
  [RefundStatus.Pending]: 'pending',
  [RefundStatus.Failed]: 'refused',
  [RefundStatus.Cancelled]: 'refused',
};

/** @throws GatewayFailed when it can't be read */
export function refundOutcomeOf({ id, status }: Refund): RefundOutcome & { refundId: string } {
  const kind = refundKinds[status ?? 'none'];
  if (id === undefined || status === undefined || kind === undefined)
    throw new GatewayFailed('PayPal did not say what it refunded');
  return { kind, refundId: id, word: status };
}

function refundAtProvider(refund: Refund): RefundAtProvider {
  if (refund.amount === undefined)
    throw new GatewayFailed("PayPal's order holds a refund that can't be read");
  const amount = amountIn(refund.amount);
  return { ...refundOutcomeOf(refund), reference: refund.customId ?? null, amount };
}

/**
 * Reads yen also from `1000.00`. What the smallest unit of the shop's currency can't hold is cut off: only an amount of another
 * currency has such digits, and it pays no order.
 */
const amountIn = ({ value }: PayPalMoney): Money =>
  Money.ofMajor(shopCurrency().digits === 0 ? value.replace(/\..*/, '') : value);

const captureIn = (order: Order) => order.purchaseUnits?.[0]?.payments?.captures?.[0];

const refundsIn = (order: Order): Refund[] => order.purchaseUnits?.[0]?.payments?.refunds ?? [];

/** The money that moved back, or is to. */
const refundedIn = (order: Order): Money =>
  sumOf(
    refundsIn(order)
      .map(refundAtProvider)
      .filter(({ kind }) => kind !== 'refused'),
  );

const sumOf = (refunds: { amount: Money }[]): Money =>
  refunds.reduce((sum, { amount }) => sum.plus(amount), Money.zero);

const payerOf = (order: Order) => order.payer?.payerId ?? order.paymentSource?.paypal?.accountId ?? '';
