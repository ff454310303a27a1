import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  type OrdersCapture,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { Money } from '../../../shared/money';
import type { CaptureOutcome, PaymentRequest } from '../../application/ports';
import { GatewayFailed } from '../../domain/payment.errors';

const longestItemName = 127;

export function orderRequestOf(request: PaymentRequest): OrderRequest {
  const inCurrency = (amount: Money) => ({ currencyCode: request.currency, value: amount.toString() });
  const total = inCurrency(request.amount);
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.paymentId,
        customId: request.paymentId,
        // PayPal takes money for one invoice id once: a second payment of the same order is refused there too.
        invoiceId: request.reference,
        amount: { ...total, breakdown: { itemTotal: total } },
        items: request.lines.map(({ title, unitPrice, quantity }) => ({
          name: nameOf(title),
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

/** As much of the title as PayPal takes, without half a character at the cut. */
const nameOf = (title: string) => title.slice(0, longestItemName).replace(/[\uD800-\uDBFF]$/, '');

/** @throws GatewayFailed when the answer has no id or no page for the buyer */
export function approvalOf(order: Order): { gatewayOrderId: string; approvalUrl: string } {
  // `approve` by name, or `payer-action` when the order names its payment source.
  const link = order.links?.find(({ rel }) => rel === 'approve' || rel === 'payer-action');
  if (order.id === undefined || !link) throw new GatewayFailed('PayPal gave no approval page');
  return { gatewayOrderId: order.id, approvalUrl: link.href };
}

/**
 * Reads the capture's own status, because the order's says COMPLETED for a declined one too.
 * @throws GatewayFailed when there is no capture to read
 */
export function captureOutcomeOf(order: Order): CaptureOutcome {
  const capture = order.purchaseUnits?.[0]?.payments?.captures?.[0];
  switch (capture?.status) {
    case CaptureStatus.Completed:
      return completed(order, capture);
    case CaptureStatus.Pending:
    case CaptureStatus.PartiallyRefunded:
      return { kind: 'in-review', captureId: idOf(capture) };
    case CaptureStatus.Declined:
    case CaptureStatus.Failed:
    case CaptureStatus.Refunded:
      return { kind: 'declined' };
    default:
      throw new GatewayFailed(
        `PayPal's order holds no capture that can be read (${capture?.status ?? 'none'})`,
      );
  }
}

function completed(order: Order, capture: OrdersCapture): CaptureOutcome {
  if (!capture.amount) throw new GatewayFailed("PayPal's capture names no amount");
  return {
    kind: 'completed',
    captureId: idOf(capture),
    payerId: order.payer?.payerId ?? order.paymentSource?.paypal?.accountId ?? '',
    amount: Money.ofDollars(capture.amount.value),
    currency: capture.amount.currencyCode,
  };
}

function idOf(capture: OrdersCapture): string {
  if (capture.id === undefined) throw new GatewayFailed("PayPal's capture has no id");
  return capture.id;
}
