import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { Offers } from '../../catalogue/offers';
import { ContentModule } from '../../content/content.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { onEvent, onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { RefundCompleted } from '../ordering.events';
import { OwedForPieces } from '../exchanges/application/owed-for-pieces';
import { PlanExchange } from '../exchanges/application/plan-exchange';
import { Replacements } from '../exchanges/application/replacements';
import { ExchangesModule } from '../exchanges/exchanges.module';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { ParcelsModule } from '../parcels/parcels.module';
import { ChooseDelivery } from '../placing/application/choose-delivery';
import { PlacingModule } from '../placing/placing.module';
import { RefundOrder } from '../refunds/application/refund-order';
import { OrderRefundsModule } from '../refunds/order-refunds.module';
import { ReturnRulesRepository } from '../return-rules/application/ports';
import { ReturnRulesModule } from '../return-rules/return-rules.module';
import { ShownReturns } from '../shown-returns';
import { AdminReturnsController } from './adapters/http/admin-returns.controller';
import { ReturnHandlingController } from './adapters/http/return-handling.controller';
import { ReturnsController } from './adapters/http/returns.controller';
import { SqlReturnQueries } from './adapters/postgres/sql-return.queries';
import { ArriveReturn } from './application/arrive-return';
import { CancelReturn } from './application/cancel-return';
import { ChangeReturn } from './application/change-return';
import { DeclareReturn } from './application/declare-return';
import { JudgeReturn } from './application/judge-return';
import { LapseReturn } from './application/lapse-return';
import { PlanReturn } from './application/plan-return';
import { ReturnQueries, ReturnRepository } from './application/ports';
import { PostReturn } from './application/post-return';
import { RecordRefundOfReturn } from './application/record-refund-of-return';
import { lapseReturn, ReturnDeadline, warnOfLapse } from './application/return-deadline';
import { SettleReturn } from './application/settle-return';
import { ViewReturnable } from './application/view-returnable';
import { WarnOfLapse } from './application/warn-of-lapse';
import { ReturnsModule } from './returns.module';

/** Shoppers send pieces back, and admins judge each of them before its money moves. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    ContentModule,
    ExchangesModule,
    InventoryModule,
    OrderRefundsModule,
    OrdersModule,
    ParcelsModule,
    PlacingModule,
    ReturnRulesModule,
    ReturnsModule,
  ],
  controllers: [ReturnsController, AdminReturnsController, ReturnHandlingController],
  providers: [
    bind(ReturnQueries, SqlReturnQueries, Database),
    { provide: ShownReturns, useExisting: ReturnQueries },
    provide(ReturnDeadline, Jobs, ShopDays, Clock),
    provide(ChangeReturn, ChangeParcels, ReturnRepository, Replacements, AuditTrail),
    provide(
      PlanReturn,
      ReturnRulesRepository,
      PlanExchange,
      OwedForPieces,
      ChooseDelivery,
      ReturnDeadline,
      ShopDays,
      Clock,
    ),
    provide(ViewReturnable, OrderRepository, ChangeParcels, ReturnRulesRepository, Offers, ShopDays, Clock),
    provide(
      DeclareReturn,
      OrderRepository,
      ChangeParcels,
      PlanReturn,
      ReturnRepository,
      ReturnDeadline,
      ChangeReturn,
      Replacements,
    ),
    provide(PostReturn, ChangeReturn),
    provide(CancelReturn, ChangeReturn, ReturnDeadline),
    provide(ArriveReturn, ChangeReturn, ReturnDeadline),
    provide(JudgeReturn, ChangeReturn, Stock),
    provide(
      SettleReturn,
      ReturnRepository,
      OrderRepository,
      ChangeParcels,
      ChangeReturn,
      OwedForPieces,
      RefundOrder,
      UnitOfWork,
    ),
    provide(LapseReturn, ChangeReturn, ReturnDeadline),
    provide(WarnOfLapse, ChangeReturn),
    provide(RecordRefundOfReturn, ReturnRepository, ChangeReturn),
    onJob(lapseReturn, LapseReturn),
    onJob(warnOfLapse, WarnOfLapse),
    onEvent(RefundCompleted, 'ordering:record-refund-of-return', RecordRefundOfReturn, (record, event) =>
      record.execute(event),
    ),
  ],
  exports: [ChangeReturn, DeclareReturn, ReturnDeadline, ShownReturns],
})
export class OrderReturnsModule {}
