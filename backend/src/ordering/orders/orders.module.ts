import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Environment } from '../../platform/config/settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { provide, bind } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Outbox } from '../../shared/events/outbox';
import { OrderingSettings } from '../ordering.settings';
import { OrderChangeRow } from './adapters/postgres/order-change.table';
import { OrderLineRow } from './adapters/postgres/order-line.table';
import { OrderRow } from './adapters/postgres/order.table';
import { TypeOrmOrderRepository } from './adapters/postgres/typeorm-order.repository';
import { OrderRepository } from './application/ports';
import { OrderNumbersModule } from './order-numbers.module';

/** Orders with their lines and history, and their numbers. */
@Module({
  imports: [OrderNumbersModule, TypeOrmModule.forFeature([OrderRow, OrderLineRow, OrderChangeRow])],
  providers: [
    provide(OrderingSettings, Environment),
    bind(
      OrderRepository,
      TypeOrmOrderRepository,
      Database,
      repositoryOf(OrderRow),
      repositoryOf(OrderLineRow),
      repositoryOf(OrderChangeRow),
      Outbox,
      CurrentActor,
    ),
  ],
  exports: [OrderRepository, OrderingSettings],
})
export class OrdersModule {}
