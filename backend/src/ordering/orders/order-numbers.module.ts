import { Global, Module } from '@nestjs/common';
import { OrderNumbers } from '../../inventory/order-numbers';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { OrderingOrderNumbers } from './adapters/contexts/ordering-order-numbers';
import { SqlNumberedOrders } from './adapters/postgres/sql-numbered-orders';
import { NumberedOrders } from './application/ports';

/** Global, because the ledger of stock, which asks, does not import ordering. */
@Global()
@Module({
  providers: [
    bind(NumberedOrders, SqlNumberedOrders, Database),
    bind(OrderNumbers, OrderingOrderNumbers, NumberedOrders),
  ],
  exports: [NumberedOrders, OrderNumbers],
})
export class OrderNumbersModule {}
