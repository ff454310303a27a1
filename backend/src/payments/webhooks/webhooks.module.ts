import { Module } from '@nestjs/common';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { Webhooks } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { PayPalWebhookController } from './adapters/http/paypal-webhook.controller';
import { HandleWebhook } from './application/handle-webhook';

/** The provider sends messages on its own. */
@Module({
  imports: [GatewayModule, RecordsModule],
  controllers: [PayPalWebhookController],
  providers: [provide(HandleWebhook, Webhooks, PaymentRepository, Jobs, UnitOfWork, Clock)],
})
export class WebhooksModule {}
