import { LinksModule } from '../links/links.module';
import { Module } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentRefunded, PaymentPartlyRefundedElsewhere, RefundGiven } from '../../payments/payments.events';
import { onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderingSettings } from '../ordering.settings';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { CancellationRepository } from '../parcels/application/ports';
import { RefundCancellation } from '../parcels/application/refund-cancellation';
import { ParcelsModule } from '../parcels/parcels.module';
import { RefundRepository } from '../refunds/application/ports';
import { RefundsModule } from '../refunds/refunds.module';
import { CancellationsController } from './adapters/http/cancellations.controller';
import { CancelPieces } from './application/cancel-pieces';
import { CancelWindow } from './application/cancel-window';
import { RecordRefund } from './application/record-refund';
import { RecordRefundElsewhere } from './application/record-refund-elsewhere';
import { RecordRefundOfPieces } from './application/record-refund-of-pieces';

/** Pieces that are no longer wanted, and money that goes back for them. */
@Module({
  imports: [LinksModule, InventoryModule, OrdersModule, ParcelsModule, RefundsModule],
  controllers: [CancellationsController],
  providers: [
    {
      provide: CancelWindow,
      inject: [OrderingSettings, OrderRepository],
      useFactory: (settings: OrderingSettings, orders: OrderRepository) =>
        new CancelWindow(
          settings.CANCEL_HOURS,
          { by: 'shopper', isRecalculated: settings.DELIVERY_AFTER_CANCELLING === 'recalculated' },
          orders,
        ),
    },
    provide(
      CancelPieces,
      CancelWindow,
      OrderRepository,
      CancellationRepository,
      ChangeParcels,
      RefundCancellation,
      UnitOfWork,
    ),
    provide(RecordRefund, ChangeParcels, Stock, UnitOfWork),
    provide(
      RecordRefundOfPieces,
      OrderRepository,
      CancellationRepository,
      RefundRepository,
      UnitOfWork,
      Clock,
    ),
    provide(
      RecordRefundElsewhere,
      OrderRepository,
      CancellationRepository,
      RecordRefundOfPieces,
      UnitOfWork,
      Clock,
    ),
    onEvent(PaymentRefunded, 'ordering:record-refund', RecordRefund, (record, event) =>
      record.execute(event),
    ),
    onEvent(
      RefundGiven,
      'ordering:record-refund-of-pieces',
      RecordRefundOfPieces,
      (record, { orderId, refundId }) => record.execute({ orderId, cancellationId: refundId }),
    ),
    onEvent(
      PaymentPartlyRefundedElsewhere,
      'ordering:record-refund-elsewhere',
      RecordRefundElsewhere,
      (record, event) => record.execute(event),
    ),
  ],
  exports: [CancelPieces],
})
export class CancellationsModule {}
