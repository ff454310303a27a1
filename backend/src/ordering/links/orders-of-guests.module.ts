import { Global, Module } from '@nestjs/common';
import { OrdersOfGuests } from '../../identity/orders-of-guests';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SqlOrdersOfGuests } from './adapters/postgres/sql-orders-of-guests';

/** Global, because identity, which forgets guests, does not import ordering. */
@Global()
@Module({
  providers: [bind(OrdersOfGuests, SqlOrdersOfGuests, Database)],
  exports: [OrdersOfGuests],
})
export class OrdersOfGuestsModule {}
