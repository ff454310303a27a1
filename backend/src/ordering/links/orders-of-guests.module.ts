import { Global, Module } from '@nestjs/common';
import { OrdersOfGuests } from '../../identity/orders-of-guests';
import { OpenMoney } from '../../payments/open-money';
import { PaymentsModule } from '../../payments/payments.module';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { SqlOrdersOfGuests } from './adapters/postgres/sql-orders-of-guests';

/** Global, because identity, which forgets guests, does not import ordering. */
@Global()
@Module({
  imports: [PaymentsModule],
  providers: [bind(OrdersOfGuests, SqlOrdersOfGuests, Database, OpenMoney)],
  exports: [OrdersOfGuests],
})
export class OrdersOfGuestsModule {}
