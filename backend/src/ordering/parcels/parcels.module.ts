import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { GiveBack } from '../refunds/application/give-back';
import { RefundRepository } from '../refunds/application/ports';
import { RefundsModule } from '../refunds/refunds.module';
import { ReturnRepository } from '../returns/application/ports';
import { ReturnsModule } from '../returns/returns.module';
import { AdminParcelsController } from './adapters/http/admin-parcels.controller';
import { CancellationRow } from './adapters/postgres/cancellation.table';
import { ParcelRow, ParcelPiecesRow, ParcelChangeRow } from './adapters/postgres/parcel.table';
import { SqlOverdueParcels } from './adapters/postgres/sql-overdue-parcels';
import { TypeOrmCancellationRepository } from './adapters/postgres/typeorm-cancellation.repository';
import { TypeOrmParcelRepository } from './adapters/postgres/typeorm-parcel.repository';
import { AssumeDeliveries, assumeDeliveries } from './application/assume-deliveries';
import { ChangeParcels } from './application/change-parcels';
import { LoseParcel } from './application/lose-parcel';
import { MoveParcel } from './application/move-parcel';
import { PackParcel } from './application/pack-parcel';
import { ParcelRepository, CancellationRepository, OverdueParcels } from './application/ports';
import { RefundCancellation } from './application/refund-cancellation';
import { TrackParcel } from './application/track-parcel';

/** Where each piece of an order is: in a parcel, cancelled, or still to be sent. */
@Module({
  imports: [
    AuditModule,
    InventoryModule,
    OrdersModule,
    RefundsModule,
    ReturnsModule,
    TypeOrmModule.forFeature([CancellationRow, ParcelRow, ParcelPiecesRow, ParcelChangeRow]),
  ],
  controllers: [AdminParcelsController],
  providers: [
    bind(
      ParcelRepository,
      TypeOrmParcelRepository,
      Database,
      repositoryOf(ParcelRow),
      repositoryOf(ParcelPiecesRow),
      repositoryOf(ParcelChangeRow),
      Outbox,
      CurrentActor,
    ),
    bind(
      CancellationRepository,
      TypeOrmCancellationRepository,
      Database,
      repositoryOf(CancellationRow),
      Outbox,
      CurrentActor,
    ),
    provide(
      ChangeParcels,
      OrderRepository,
      ParcelRepository,
      CancellationRepository,
      RefundRepository,
      ReturnRepository,
      AuditTrail,
      UnitOfWork,
      Clock,
    ),
    bind(OverdueParcels, SqlOverdueParcels, Database, ShopDays),
    provide(AssumeDeliveries, OverdueParcels, ChangeParcels, Jobs, UnitOfWork, ShopDays, Clock),
    onJob(assumeDeliveries, AssumeDeliveries),
    provide(PackParcel, ChangeParcels),
    provide(MoveParcel, ChangeParcels),
    provide(TrackParcel, ChangeParcels),
    provide(RefundCancellation, CancellationRepository, Stock, GiveBack),
    provide(LoseParcel, ChangeParcels, RefundCancellation, Stock, UnitOfWork),
  ],
  exports: [CancellationRepository, ChangeParcels, RefundCancellation],
})
export class ParcelsModule implements OnApplicationBootstrap {
  constructor(private readonly deliveries: AssumeDeliveries) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.deliveries.begin();
  }
}
