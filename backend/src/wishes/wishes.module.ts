import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { Offers } from '../catalogue/offers';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { UnitOfWork } from '../shared/unit-of-work';
import { WishesController } from './adapters/http/wishes.controller';
import { SqlWishQueries } from './adapters/postgres/sql-wish.queries';
import { TypeOrmWishListRepository } from './adapters/postgres/typeorm-wish-list.repository';
import { WishListRow } from './adapters/postgres/wish-list.table';
import { WishRow } from './adapters/postgres/wish.table';
import { MergeWishes } from './application/merge-wishes';
import { WishListRepository, WishQueries } from './application/ports';
import { PutWish } from './application/put-wish';
import { RemoveWish } from './application/remove-wish';

/** Shoppers keep here what they want to come back to. */
@Module({
  imports: [CatalogueModule, TypeOrmModule.forFeature([WishListRow, WishRow])],
  controllers: [WishesController],
  providers: [
    bind(
      WishListRepository,
      TypeOrmWishListRepository,
      Database,
      repositoryOf(WishListRow),
      repositoryOf(WishRow),
    ),
    bind(WishQueries, SqlWishQueries, Database),
    provide(PutWish, WishListRepository, Offers, UnitOfWork),
    provide(MergeWishes, WishListRepository, Offers, UnitOfWork),
    provide(RemoveWish, WishListRepository, UnitOfWork),
  ],
})
export class WishesModule {}
