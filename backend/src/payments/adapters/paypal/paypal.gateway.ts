import { z } from 'zod';
import { PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/payment';
import { GatewayFailed } from '../../domain/payment.errors';
import type { PayPalSettings } from './paypal-client';
import { PayPalConnection } from './paypal-connection';
import { gatewayErrorOf, issueOf, isUnprocessable } from './paypal-failures';
import {
  approvalOf,
  captureOutcomeOf,
  hasBuyersConsent,
  holdsCapture,
  ifGiven,
  orderRequestOf,
  PayPalOrder,
} from './paypal-orders';

const orders = ['v2', 'checkout', 'orders'];
const captures = ['v2', 'payments', 'captures'];

const Refund = z.object({ id: ifGiven(z.string()), status: ifGiven(z.string()) });
type Refund = z.infer<typeof Refund>;

/** PayPal's Orders v2, by its SDK. */
export class PayPalGateway extends PaymentGateway {
  private readonly paypal: PayPalConnection;

  constructor(settings: PayPalSettings) {
    super();
    this.paypal = new PayPalConnection(settings);
  }

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return translatingErrors(async () => {
      const order = await this.paypal.ask({
        method: 'POST',
        path: orders,
        requestId: `open-${request.paymentId}`,
        body: orderRequestOf(request),
        answer: PayPalOrder,
      });
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
        throw error;
      }
    });
  }

  private giveBack(captureId: string, requestId: string): Promise<Refund> {
    return this.paypal.ask({
      method: 'POST',
      path: [...captures, captureId, 'refund'],
      requestId,
      answer: Refund,
    });
  }

  private takeMoney(id: string, requestId: string): Promise<PayPalOrder> {
    return this.paypal.ask({
      method: 'POST',
      path: [...orders, id, 'capture'],
      requestId,
      answer: PayPalOrder,
    });
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

  private lookUp(id: string): Promise<PayPalOrder> {
    return this.paypal.ask({ method: 'GET', path: [...orders, id], answer: PayPalOrder });
  }
}

function refundOf({ id, status }: Refund): { refundId: string } {
  const isGiven = status === 'COMPLETED' || status === 'PENDING';
  if (id === undefined || !isGiven)
    throw new GatewayFailed(`PayPal did not refund (${status ?? 'no status'})`);
  return { refundId: id };
}

async function translatingErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw gatewayErrorOf(error);
  }
}
