import { Module } from '@nestjs/common';
import { OrderFigures } from '../../ordering/order-figures';
import { OrderingModule } from '../../ordering/ordering.module';
import { PaymentsModule } from '../../payments/payments.module';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { DailyRollups } from '../figures/application/ports';
import { FiguresModule } from '../figures/figures.module';
import { FinanceController } from './adapters/http/finance.controller';
import { MoneyMovementsController } from './adapters/http/money-movements.controller';
import { ViewFinance } from './application/view-finance';

/** The money that came and went by day and by month, for the owner of the shop and the accountant. */
@Module({
  imports: [OrderingModule, PaymentsModule, FiguresModule],
  controllers: [FinanceController, MoneyMovementsController],
  providers: [provide(ViewFinance, ShopDays, DailyRollups, OrderFigures, Clock)],
})
export class FinanceModule {}
