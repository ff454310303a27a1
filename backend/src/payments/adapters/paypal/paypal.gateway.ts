import { type Order, OrdersController, PaymentsController, RefundStatus } from '@paypal/paypal-server-sdk';
import { PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/payment';
import { GatewayFailed } from '../../domain/payment.errors';
import { PayPalConnection, type PayPalSettings } from './paypal-connection';
import { gatewayErrorOf, issueOf } from './paypal-failures';
import { approvalOf, captureOutcomeOf, orderRequestOf } from './paypal-orders';

/** Without it PayPal answers with little more than an id. */
const prefer = 'return=representation';

/** PayPal's Orders v2, by its SDK. */
export class PayPalGateway extends PaymentGateway {
  private readonly paypal: PayPalConnection;

  constructor(settings: PayPalSettings) {
    super();
    this.paypal = new PayPalConnection(settings);
  }

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return inOurWords(async () => {
      const order = await this.paypal.call((client) =>
        new OrdersController(client).createOrder({
          body: orderRequestOf(request),
          paypalRequestId: `open-${request.paymentId}`,
          prefer,
        }),
      );
      return approvalOf(order);
    });
  }

  capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome> {
    return inOurWords(async () => {
      try {
        return captureOutcomeOf(await this.takeMoney(gatewayOrderId, idempotencyKey));
      } catch (error) {
        return this.outcomeOfRefusal(error, gatewayOrderId);
      }
    });
  }

  refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return inOurWords(async () => {
      const { id, status } = await this.paypal.call((client) =>
        new PaymentsController(client).refundCapturedPayment({
          captureId,
          paypalRequestId: idempotencyKey,
          prefer,
        }),
      );
      const isGiven = status === RefundStatus.Completed || status === RefundStatus.Pending;
      if (id === undefined || !isGiven)
        throw new GatewayFailed(`PayPal did not refund (${status ?? 'no status'})`);
      return { refundId: id };
    });
  }

  private takeMoney(id: string, idempotencyKey: string): Promise<Order> {
    return this.paypal.call((client) =>
      new OrdersController(client).captureOrder({ id, paypalRequestId: idempotencyKey, prefer }),
    );
  }

  private async outcomeOfRefusal(error: unknown, id: string): Promise<CaptureOutcome> {
    switch (issueOf(error)) {
      case 'ORDER_ALREADY_CAPTURED':
        return captureOutcomeOf(
          await this.paypal.call((client) => new OrdersController(client).getOrder({ id })),
        );
      case 'ORDER_NOT_APPROVED':
        return { kind: 'not-approved' };
      case 'INSTRUMENT_DECLINED':
        return { kind: 'declined' };
      case 'INVALID_RESOURCE_ID':
        return { kind: 'unknown' };
      default:
        throw error;
    }
  }
}

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw gatewayErrorOf(error);
  }
}
