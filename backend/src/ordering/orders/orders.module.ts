import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Environment } from '../../platform/config/settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { provide, bind } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderCurrency } from '../order-currency';
import { OrderingSettings } from '../ordering.settings';
import { OrderChangeRow } from './adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from './adapters/postgres/order-line.table';
import { SqlOrderCurrency } from './adapters/postgres/sql-order-currency';
import { OrderRow } from './adapters/postgres/order.table';
import { TypeOrmOrderRepository } from './adapters/postgres/typeorm-order.repository';
import { OrderRepository } from './application/ports';
import { BoughtPiecesModule } from './bought-pieces.module';
import { OrderNumbersModule } from './order-numbers.module';

/** Orders with their lines and history, and their numbers. */
@Module({
  imports: [
    BoughtPiecesModule,
    OrderNumbersModule,
    TypeOrmModule.forFeature([OrderRow, OrderLineRow, LineComponentRow, OrderChangeRow]),
  ],
  providers: [
    provide(OrderingSettings, Environment),
    bind(OrderCurrency, SqlOrderCurrency, Database, UnitOfWork),
    bind(
      OrderRepository,
      TypeOrmOrderRepository,
      Database,
      repositoryOf(OrderRow),
      repositoryOf(OrderLineRow),
      repositoryOf(LineComponentRow),
      repositoryOf(OrderChangeRow),
      Outbox,
      CurrentActor,
    ),
  ],
  exports: [OrderCurrency, OrderRepository, OrderingSettings],
})
export class OrdersModule {}
