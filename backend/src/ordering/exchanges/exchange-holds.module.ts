import { Module } from '@nestjs/common';
import { onJob } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { ChangeReturn } from '../returns/application/change-return';
import { endExchangeHold, ReturnDeadline } from '../returns/application/return-deadline';
import { OrderReturnsModule } from '../returns/order-returns.module';
import { EndExchangeHold } from './application/end-exchange-hold';
import { OwedForPieces } from './application/owed-for-pieces';
import { ExchangesModule } from './exchanges.module';

/** Pieces are held for an exchange for so many days. */
@Module({
  imports: [ExchangesModule, OrderReturnsModule],
  providers: [
    provide(EndExchangeHold, ChangeReturn, OwedForPieces, ReturnDeadline),
    onJob(endExchangeHold, EndExchangeHold),
  ],
})
export class ExchangeHoldsModule {}
