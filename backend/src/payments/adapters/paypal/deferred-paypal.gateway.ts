import { PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/payment';
import type { PayPalSettings } from './paypal-client';

/** PayPal's gateway, loaded with the first payment: its SDK is a sixth of what a server loads, and nothing that it opens with. */
export class DeferredPayPalGateway extends PaymentGateway {
  private loaded: PaymentGateway | undefined;

  constructor(private readonly settings: PayPalSettings) {
    super();
  }

  async open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return this.gateway().open(request);
  }

  async isApproved(gatewayOrderId: string): Promise<boolean> {
    return this.gateway().isApproved(gatewayOrderId);
  }

  async capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome> {
    return this.gateway().capture(gatewayOrderId, idempotencyKey);
  }

  async findOutcome(gatewayOrderId: string): Promise<CaptureOutcome> {
    return this.gateway().findOutcome(gatewayOrderId);
  }

  async refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.gateway().refund(captureId, idempotencyKey);
  }

  private gateway(): PaymentGateway {
    return (this.loaded ??= load(this.settings));
  }
}

function load(settings: PayPalSettings): PaymentGateway {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be done at the start
  const { PayPalGateway } = require('./paypal.gateway') as typeof import('./paypal.gateway');
  return new PayPalGateway(settings);
}
