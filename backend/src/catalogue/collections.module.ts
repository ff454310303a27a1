import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { Pictures } from '../pictures/pictures';
import { PicturesModule } from '../pictures/pictures.module';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { ShopDays } from '../shared/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { AdminCollectionsController } from './adapters/http/collections/admin-collections.controller';
import { CollectionsController } from './adapters/http/collections/collections.controller';
import { CollectionRow } from './adapters/postgres/collections/collection.table';
import { SqlCollectionQueries } from './adapters/postgres/collections/sql-collection.queries';
import { TypeOrmCollectionRepository } from './adapters/postgres/collections/typeorm-collection.repository';
import { AddCollection } from './application/collections/add-collection';
import { DeleteCollection } from './application/collections/delete-collection';
import { EditCollection } from './application/collections/edit-collection';
import { CollectionQueries, CollectionRepository } from './application/collections/ports';
import { ReorderCollections } from './application/collections/reorder-collections';
import { ProductQueries } from './application/listing-ports';
import { ListingModule } from './listing.module';

@Module({
  imports: [AuditModule, PicturesModule, ListingModule, TypeOrmModule.forFeature([CollectionRow])],
  controllers: [CollectionsController, AdminCollectionsController],
  providers: [
    bind(CollectionRepository, TypeOrmCollectionRepository, Database, repositoryOf(CollectionRow)),
    bind(CollectionQueries, SqlCollectionQueries, Database, ProductQueries, ShopDays),
    provide(AddCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
    provide(EditCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
    provide(ReorderCollections, CollectionRepository, AuditTrail, UnitOfWork),
    provide(DeleteCollection, CollectionRepository, AuditTrail, UnitOfWork),
  ],
  exports: [CollectionQueries],
})
export class CollectionsModule {}
