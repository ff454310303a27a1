import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/clock';
import { ShopDays } from '../shared/shop-days';
import { InProcessDeliveryFacade } from './adapters/contexts/in-process-delivery.facade';
import { SqlDeliveryTables } from './adapters/postgres/sql-delivery-tables';
import { TableRates } from './adapters/tables/table-rates';
import { JudgeMethods } from './application/judge-methods';
import { DeliveryRates, DeliveryTables } from './application/ports';
import { DeliveryFacade } from './delivery.facade';

@Module({
  providers: [
    bind(DeliveryTables, SqlDeliveryTables, Database),
    bind(DeliveryRates, TableRates),
    provide(JudgeMethods, DeliveryTables, DeliveryRates, ShopDays),
    bind(DeliveryFacade, InProcessDeliveryFacade, JudgeMethods, Clock),
  ],
  exports: [DeliveryFacade],
})
export class DeliveryModule {}
