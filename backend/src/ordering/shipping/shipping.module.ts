import { Module } from '@nestjs/common';
import { provide } from '../../platform/provide';
import { NumberedOrders } from '../orders/application/ports';
import { OrderNumbersModule } from '../orders/order-numbers.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { ParcelsModule } from '../parcels/parcels.module';
import { TrackingNumbersController } from './adapters/http/tracking-numbers.controller';
import { TrackNumberedParcel } from './application/track-numbered-parcel';

/** Many orders on their way from the shelf to the carrier. */
@Module({
  imports: [OrderNumbersModule, ParcelsModule],
  controllers: [TrackingNumbersController],
  providers: [provide(TrackNumberedParcel, NumberedOrders, ChangeParcels)],
})
export class ShippingModule {}
