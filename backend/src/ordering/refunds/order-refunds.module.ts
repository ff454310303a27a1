import { Module } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentRefunded, RefundGiven, RefundPending, RefundRefused } from '../../payments/payments.events';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { CancellationRepository } from '../parcels/application/ports';
import { ParcelsModule } from '../parcels/parcels.module';
import { OrderRefundsController } from './adapters/http/order-refunds.controller';
import { AskRefundAgain } from './application/ask-refund-again';
import { GiveBack } from './application/give-back';
import { RefundAllowance, RefundRepository } from './application/ports';
import { RecordRefundState } from './application/record-refund-state';
import { RefundOrder } from './application/refund-order';
import { RefundsModule } from './refunds.module';

/** Admins refund from the order, and the provider tells how far each refund is. */
@Module({
  imports: [InventoryModule, OrdersModule, ParcelsModule, PaymentsModule, RefundsModule],
  controllers: [OrderRefundsController],
  providers: [
    provide(
      RefundOrder,
      OrderRepository,
      RefundRepository,
      CancellationRepository,
      ChangeParcels,
      GiveBack,
      Stock,
      UnitOfWork,
    ),
    provide(AskRefundAgain, ChangeParcels, RefundRepository, PaymentsFacade, RefundAllowance, UnitOfWork),
    provide(RecordRefundState, OrderRepository, CancellationRepository, RefundRepository, UnitOfWork, Clock),
    onEvent(RefundGiven, 'ordering:record-given-refund', RecordRefundState, (record, event) =>
      record.given(event),
    ),
    onEvent(RefundPending, 'ordering:record-pending-refund', RecordRefundState, (record, event) =>
      record.pending(event),
    ),
    onEvent(RefundRefused, 'ordering:record-refused-refund', RecordRefundState, (record, event) =>
      record.refused(event),
    ),
    onEvent(PaymentRefunded, 'ordering:record-given-rest', RecordRefundState, (record, event) =>
      record.allGiven(event),
    ),
  ],
  exports: [RefundOrder],
})
export class OrderRefundsModule {}
