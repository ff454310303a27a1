import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { ManyOrders } from '../administration/application/many-orders';
import { OrderViewsModule } from '../order-views/order-views.module';
import { NumberedOrders, OrderRepository } from '../orders/application/ports';
import { OrderNumbersModule } from '../orders/order-numbers.module';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { ParcelsModule } from '../parcels/parcels.module';
import { DispatchesController } from './adapters/http/dispatches.controller';
import { ShippingCountsController } from './adapters/http/shipping-counts.controller';
import { TrackingNumbersController } from './adapters/http/tracking-numbers.controller';
import { DispatchRow } from './adapters/postgres/dispatch.table';
import { TypeOrmDispatchRepository } from './adapters/postgres/typeorm-dispatch.repository';
import { DispatchParcels, tellOfDispatch } from './application/dispatch-parcels';
import { DispatchRepository } from './application/ports';
import { PreviewTracking } from './application/preview-tracking';
import { ShipOrders } from './application/ship-orders';
import { TellOfDispatch } from './application/tell-of-dispatch';
import { TrackNumberedParcel } from './application/track-numbered-parcel';
import { UndoDispatch } from './application/undo-dispatch';

/** Many orders on their way from the shelf to the carrier. */
@Module({
  imports: [
    OrdersModule,
    OrderNumbersModule,
    OrderViewsModule,
    ParcelsModule,
    TypeOrmModule.forFeature([DispatchRow]),
  ],
  controllers: [ShippingCountsController, TrackingNumbersController, DispatchesController],
  providers: [
    bind(DispatchRepository, TypeOrmDispatchRepository, Database, repositoryOf(DispatchRow)),
    provide(ManyOrders, OrderRepository, UnitOfWork),
    provide(DispatchParcels, DispatchRepository, ChangeParcels, Jobs, UnitOfWork),
    provide(ShipOrders, ManyOrders, DispatchParcels),
    provide(TellOfDispatch, DispatchRepository, ChangeParcels, UnitOfWork),
    onJob(tellOfDispatch, TellOfDispatch),
    provide(UndoDispatch, DispatchRepository, ChangeParcels, Jobs, UnitOfWork),
    provide(PreviewTracking, NumberedOrders, OrderRepository, ChangeParcels, Clock),
    provide(TrackNumberedParcel, NumberedOrders, ChangeParcels, DispatchParcels),
  ],
})
export class ShippingModule {}
