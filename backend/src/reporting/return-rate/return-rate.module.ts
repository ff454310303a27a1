import { Module } from '@nestjs/common';
import { OrderingModule } from '../../ordering/ordering.module';
import { ReturnFigures } from '../../ordering/return-figures';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { ReturnRateController } from './adapters/http/return-rate.controller';
import { ViewReturnRate } from './application/view-return-rate';

/** How much of what was sent comes back, by product, by size and by reason. */
@Module({
  imports: [OrderingModule],
  controllers: [ReturnRateController],
  providers: [provide(ViewReturnRate, ReturnFigures, ShopDays, Clock)],
})
export class ReturnRateModule {}
