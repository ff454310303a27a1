import { Module } from '@nestjs/common';
import { Environment } from '../../platform/config/settings';
import { StartupError } from '../../platform/config/startup-error';
import { Metrics } from '../../platform/metrics/metrics';
import { provide } from '../../platform/provide';
import { PaymentsSettings } from '../payments.settings';
import { SandboxPaymentController } from './adapters/http/sandbox-payment.controller';
import { MeasuredPaymentGateway } from './adapters/metrics/measured-payment.gateway';
import { PayPalCertificates } from './adapters/paypal/paypal-certificates';
import { PayPalWebhooks } from './adapters/paypal/paypal-webhooks';
import { PayPalGateway } from './adapters/paypal/paypal.gateway';
import { WebhooksDisabled } from './adapters/paypal/webhooks-disabled';
import { CallRate } from './adapters/rate/call-rate';
import { RateLimitedPaymentGateway } from './adapters/rate/rate-limited-payment.gateway';
import { Webhooks, PaymentGateway, BackgroundPaymentGateway } from './application/ports';

function gatewayOf({ payPal }: PaymentsSettings): PayPalGateway {
  if (!payPal) throw new StartupError('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET must be set.');
  return new PayPalGateway(payPal);
}

/** A call is refused when it would wait longer for its turn than it may wait for the response. */
function callRateOf({ PAYPAL_CALLS_PER_SECOND: perSecond, PAYPAL_TIMEOUT_MS }: PaymentsSettings): CallRate {
  return new CallRate(perSecond, Math.ceil((perSecond * PAYPAL_TIMEOUT_MS) / 1_000));
}

const measured = (gateway: PayPalGateway, { providerSeconds }: Metrics) =>
  new MeasuredPaymentGateway(gateway, providerSeconds);

const rateLimited = (priority: number) => (gateway: MeasuredPaymentGateway, rate: CallRate) =>
  new RateLimitedPaymentGateway(gateway, rate, priority);

function webhooksOf({ payPal }: PaymentsSettings): Webhooks {
  if (!payPal?.webhookId) return new WebhooksDisabled();
  return new PayPalWebhooks(payPal.webhookId, new PayPalCertificates(payPal));
}

/** The payment provider: calls to it, and webhooks from it. */
@Module({
  controllers: [SandboxPaymentController],
  providers: [
    provide(PaymentsSettings, Environment),
    { provide: Webhooks, inject: [PaymentsSettings], useFactory: webhooksOf },
    { provide: PayPalGateway, inject: [PaymentsSettings], useFactory: gatewayOf },
    { provide: CallRate, inject: [PaymentsSettings], useFactory: callRateOf },
    { provide: MeasuredPaymentGateway, inject: [PayPalGateway, Metrics], useFactory: measured },
    { provide: PaymentGateway, inject: [MeasuredPaymentGateway, CallRate], useFactory: rateLimited(1) },
    {
      provide: BackgroundPaymentGateway,
      inject: [MeasuredPaymentGateway, CallRate],
      useFactory: rateLimited(0),
    },
  ],
  exports: [PaymentsSettings, PaymentGateway, BackgroundPaymentGateway, Webhooks],
})
export class GatewayModule {}
