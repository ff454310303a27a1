import { Module } from '@nestjs/common';
import { AdministrationModule } from './administration/administration.module';
import { CancellationsModule } from './cancellations/cancellations.module';
import { CompletionModule } from './completion/completion.module';
import { OrderViewsModule } from './order-views/order-views.module';
import { ParcelsModule } from './parcels/parcels.module';
import { PlacingModule } from './placing/placing.module';
import { UnpaidOrdersModule } from './unpaid-orders/unpaid-orders.module';

@Module({
  imports: [
    AdministrationModule,
    CancellationsModule,
    CompletionModule,
    OrderViewsModule,
    ParcelsModule,
    PlacingModule,
    UnpaidOrdersModule,
  ],
  exports: [OrderViewsModule],
})
export class OrderingModule {}
