import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind } from '../platform/provide';
import { CartLineRow } from './adapters/postgres/cart-line.table';
import { CartRow } from './adapters/postgres/cart.table';
import { SqlCartQueries } from './adapters/postgres/sql-cart.queries';
import { TypeOrmCartRepository } from './adapters/postgres/typeorm-cart.repository';
import { CartQueries, CartRepository } from './application/ports';

@Module({
  imports: [TypeOrmModule.forFeature([CartRow, CartLineRow])],
  providers: [
    bind(CartRepository, TypeOrmCartRepository, Database, repositoryOf(CartRow), repositoryOf(CartLineRow)),
    bind(CartQueries, SqlCartQueries, Database),
  ],
  exports: [CartRepository, CartQueries],
})
export class StoredCartsModule {}
