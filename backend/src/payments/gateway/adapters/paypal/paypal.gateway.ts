import type { Order } from '@paypal/paypal-server-sdk';
import { type MoneyToGiveBack, PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { PayPalClient, type PayPalSettings } from './paypal-client';
import { gatewayErrorOf, issueOf, isUnprocessable } from './paypal-failures';
import {
  approvalOf,
  captureOutcomeOf,
  hasBuyersConsent,
  holdsCapture,
  orderRequestOf,
  refundOutcomeOf,
  refundRequestOf,
  refundsAtProvider,
} from './paypal-orders';
import type { RefundOutcome, RefundsAtProvider } from '../../domain/refund-outcome';

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

  refund(money: MoneyToGiveBack, paypalRequestId: string): Promise<RefundOutcome> {
    return translatingErrors(async () => {
      const { captureId } = money;
      const body = refundRequestOf(money);
      try {
        const refund = await this.paypal.call(({ payments }, options) =>
          payments.refundCapturedPayment({ captureId, paypalRequestId, prefer, body }, options),
        );
        return refundOutcomeOf(refund);
      } catch (error) {
        if (!isUnprocessable(error)) throw error;
        return { kind: 'refused', refundId: null, word: issueOf(error) ?? 'no reason given' };
      }
    });
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return translatingErrors(async () => refundsAtProvider(await this.lookUp(gatewayOrderId)));
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

async function translatingErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw gatewayErrorOf(error);
  }
}
