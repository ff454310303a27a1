import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Pictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { ShopDays } from '../../shared/time/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AdminCollectionsController } from './adapters/http/admin-collections.controller';
import { CollectionsController } from './adapters/http/collections.controller';
import { CollectionRow } from './adapters/postgres/collection.table';
import { SqlCollectionQueries } from './adapters/postgres/sql-collection.queries';
import { TypeOrmCollectionRepository } from './adapters/postgres/typeorm-collection.repository';
import { AddCollection } from './application/add-collection';
import { DeleteCollection } from './application/delete-collection';
import { EditCollection } from './application/edit-collection';
import { PickProduct } from './application/pick-product';
import { CollectionQueries, CollectionRepository } from './application/ports';
import { ReorderCollections } from './application/reorder-collections';
import { ProductQueries } from '../listing/application/ports';
import { ListingModule } from '../listing/listing.module';

@Module({
  imports: [AuditModule, PicturesModule, ListingModule, TypeOrmModule.forFeature([CollectionRow])],
  controllers: [CollectionsController, AdminCollectionsController],
  providers: [
    bind(CollectionRepository, TypeOrmCollectionRepository, Database, repositoryOf(CollectionRow)),
    bind(CollectionQueries, SqlCollectionQueries, Database, ProductQueries, ShopDays),
    provide(AddCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
    provide(EditCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
    provide(PickProduct, CollectionRepository, AuditTrail, UnitOfWork),
    provide(ReorderCollections, CollectionRepository, AuditTrail, UnitOfWork),
    provide(DeleteCollection, CollectionRepository, AuditTrail, UnitOfWork),
  ],
  exports: [CollectionQueries],
})
export class CollectionsModule {}
