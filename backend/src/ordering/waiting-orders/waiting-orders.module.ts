import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { ShopDays } from '../../shared/time/shop-days';
import { WaitingOrders } from '../waiting-orders';
import { SqlWaitingOrders } from './adapters/postgres/sql-waiting-orders';

/** The shop's staff sees here what waits for them. */
@Module({
  providers: [bind(WaitingOrders, SqlWaitingOrders, Database, ShopDays, Clock)],
  exports: [WaitingOrders],
})
export class WaitingOrdersModule {}
