import { Module, type OnModuleInit } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderingSettings } from '../ordering.settings';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { CancellationRepository } from '../parcels/application/ports';
import { RefundCancellation } from '../parcels/application/refund-cancellation';
import { ParcelsModule } from '../parcels/parcels.module';
import { PaymentPartlyRefundedElsewhereListener } from './adapters/contexts/payment-partly-refunded-elsewhere.listener';
import { PaymentPartlyRefundedListener } from './adapters/contexts/payment-partly-refunded.listener';
import { PaymentRefundedListener } from './adapters/contexts/payment-refunded.listener';
import { CancellationsController } from './adapters/http/cancellations.controller';
import { CancelPieces } from './application/cancel-pieces';
import { CancelWindow } from './application/cancel-window';
import { RecordRefund } from './application/record-refund';
import { RecordRefundElsewhere } from './application/record-refund-elsewhere';
import { RecordRefundOfPieces } from './application/record-refund-of-pieces';

/** Pieces that are no longer wanted, and money that goes back for them. */
@Module({
  imports: [InventoryModule, OrdersModule, ParcelsModule],
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
    provide(RecordRefundOfPieces, OrderRepository, CancellationRepository, UnitOfWork, Clock),
    provide(
      RecordRefundElsewhere,
      OrderRepository,
      CancellationRepository,
      RecordRefundOfPieces,
      UnitOfWork,
      Clock,
    ),
    provide(PaymentRefundedListener, RecordRefund),
    provide(PaymentPartlyRefundedListener, RecordRefundOfPieces),
    provide(PaymentPartlyRefundedElsewhereListener, RecordRefundElsewhere),
  ],
})
export class CancellationsModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly whenRefunded: PaymentRefundedListener,
    private readonly whenPartlyRefunded: PaymentPartlyRefundedListener,
    private readonly whenPartlyRefundedElsewhere: PaymentPartlyRefundedElsewhereListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenPartlyRefunded);
    this.subscriptions.onEvent(this.whenPartlyRefundedElsewhere);
  }
}
