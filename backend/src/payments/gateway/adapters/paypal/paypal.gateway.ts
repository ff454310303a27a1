import type { Order, Refund, RefundRequest } from '@paypal/paypal-server-sdk';
import {
  type PartToRefund,
  PaymentGateway,
  type PaymentRequest,
  type RefundsAtProvider,
} from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayFailed, RefundRefused } from '../../domain/gateway.errors';
import { PayPalClient, type PayPalSettings } from './paypal-client';
import { gatewayErrorOf, issueOf, isUnprocessable } from './paypal-failures';
import {
  approvalOf,
  captureOutcomeOf,
  hasBuyersConsent,
  holdsCapture,
  isGiven,
  orderRequestOf,
  refundRequestOf,
  refundsAtProvider,
} from './paypal-orders';

/** Without it, PayPal's responses have little more than an id. */
const prefer = 'return=representation';

/** PayPal's Orders v2, by its SDK. */
export class PayPalGateway extends PaymentGateway {
  private readonly paypal: PayPalClient;

  constructor(settings: PayPalSettings) {
    super();
    this.paypal = new PayPalClient(settings);
  }

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return translatingErrors(async () => {
      const paypalRequestId = `open-${request.paymentId}`;
      const body = orderRequestOf(request);
      const order = await this.paypal.call(({ orders }, options) =>
        orders.createOrder({ body, paypalRequestId, prefer }, options),
      );
      return approvalOf(order);
    });
  }

  isApproved(gatewayOrderId: string): Promise<boolean> {
    return translatingErrors(async () => {
      try {
        return hasBuyersConsent(await this.lookUp(gatewayOrderId));
      } catch (error) {
        if (issueOf(error) === 'INVALID_RESOURCE_ID') return false;
        throw error;
      }
    });
  }

  capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome> {
    return translatingErrors(async () => {
      try {
        return captureOutcomeOf(await this.takeMoney(gatewayOrderId, idempotencyKey));
      } catch (error) {
        return this.outcomeOfRefusal(error, gatewayOrderId);
      }
    });
  }

  findOutcome(gatewayOrderId: string): Promise<CaptureOutcome> {
    return translatingErrors(async () => {
      try {
        return await this.outcomeIn(gatewayOrderId);
      } catch (error) {
        if (issueOf(error) === 'INVALID_RESOURCE_ID') return { kind: 'unknown' };
        throw error;
      }
    });
  }

  refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return translatingErrors(async () => {
      try {
        return refundOf(await this.giveBack(captureId, idempotencyKey));
      } catch (error) {
        // Given back already, under a key that PayPal has forgotten or by hand: of that only the capture is known.
        if (issueOf(error) === 'CAPTURE_FULLY_REFUNDED') return { refundId: captureId };
        throw refusalIn(error);
      }
    });
  }

  refundPart(part: PartToRefund, idempotencyKey: string): Promise<{ refundId: string }> {
    return translatingErrors(async () => {
      try {
        return refundOf(await this.giveBack(part.captureId, idempotencyKey, refundRequestOf(part)));
      } catch (error) {
        throw refusalIn(error);
      }
    });
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return translatingErrors(async () => refundsAtProvider(await this.lookUp(gatewayOrderId)));
  }

  private giveBack(captureId: string, paypalRequestId: string, body?: RefundRequest): Promise<Refund> {
    return this.paypal.call(({ payments }, options) =>
      payments.refundCapturedPayment({ captureId, paypalRequestId, prefer, ...(body && { body }) }, options),
    );
  }

  private takeMoney(id: string, paypalRequestId: string): Promise<Order> {
    return this.paypal.call(({ orders }, options) =>
      orders.captureOrder({ id, paypalRequestId, prefer }, options),
    );
  }

  private async outcomeOfRefusal(error: unknown, id: string): Promise<CaptureOutcome> {
    switch (issueOf(error)) {
      case 'ORDER_ALREADY_CAPTURED':
        return captureOutcomeOf(await this.lookUp(id));
      case 'ORDER_NOT_APPROVED':
        return { kind: 'not-approved' };
      case 'INSTRUMENT_DECLINED':
        return { kind: 'declined' };
      case 'INVALID_RESOURCE_ID':
        return { kind: 'unknown' };
      default:
        if (!isUnprocessable(error)) throw error;
        // It took nothing now, for a reason that asking again won't mend: what counts is what it took before.
        return this.outcomeIn(id);
    }
  }

  private async outcomeIn(id: string): Promise<CaptureOutcome> {
    const order = await this.lookUp(id);
    return holdsCapture(order) ? captureOutcomeOf(order) : { kind: 'not-approved' };
  }

  private lookUp(id: string): Promise<Order> {
    return this.paypal.call(({ orders }, options) => orders.getOrder({ id }, options));
  }
}

function refundOf({ id, status }: Refund): { refundId: string } {
  if (status !== undefined && !isGiven(status)) throw new RefundRefused(status);
  if (id === undefined || status === undefined)
    throw new GatewayFailed('PayPal did not say what it refunded');
  return { refundId: id };
}

const refusalIn = (error: unknown): unknown =>
  isUnprocessable(error) ? new RefundRefused(issueOf(error) ?? 'no reason given') : error;

async function translatingErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw gatewayErrorOf(error);
  }
}
