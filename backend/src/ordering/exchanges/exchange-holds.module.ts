import { Module } from '@nestjs/common';
import { onJob } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { ParcelsModule } from '../parcels/parcels.module';
import { RefundRepository } from '../refunds/application/ports';
import { RefundOrder } from '../refunds/application/refund-order';
import { OrderRefundsModule } from '../refunds/order-refunds.module';
import { RefundsModule } from '../refunds/refunds.module';
import { ChangeReturn } from '../returns/application/change-return';
import { endExchangeHold, ReturnDeadline } from '../returns/application/return-deadline';
import { OrderReturnsModule } from '../returns/order-returns.module';
import { EndExchangeHold } from './application/end-exchange-hold';
import { OwedForPieces } from './application/owed-for-pieces';
import { Credits } from './application/ports';
import { RefundReplaced } from './application/refund-replaced';
import { refundReplacedPieces } from './application/replaced-pieces';
import { ExchangesModule } from './exchanges.module';

/** An exchange that is not sent: its hold ends, or the money of its pieces goes back. */
@Module({
  imports: [
    ExchangesModule,
    OrderRefundsModule,
    OrderReturnsModule,
    OrdersModule,
    ParcelsModule,
    RefundsModule,
  ],
  providers: [
    provide(EndExchangeHold, ChangeReturn, OwedForPieces, ReturnDeadline),
    onJob(endExchangeHold, EndExchangeHold),
    provide(
      RefundReplaced,
      Credits,
      OrderRepository,
      RefundRepository,
      ChangeParcels,
      RefundOrder,
      UnitOfWork,
    ),
    onJob(refundReplacedPieces, RefundReplaced),
  ],
})
export class ExchangeHoldsModule {}
