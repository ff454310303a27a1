import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { Pictures } from '../pictures/pictures';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { ShopDays } from '../shared/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { CollectionRow } from './adapters/postgres/collections/collection.table';
import { SqlCollectionQueries } from './adapters/postgres/collections/sql-collection.queries';
import { TypeOrmCollectionRepository } from './adapters/postgres/collections/typeorm-collection.repository';
import { AddCollection } from './application/collections/add-collection';
import { DeleteCollection } from './application/collections/delete-collection';
import { EditCollection } from './application/collections/edit-collection';
import { CollectionQueries, CollectionRepository } from './application/collections/ports';
import { ReorderCollections } from './application/collections/reorder-collections';
import { ProductQueries } from './application/listing-ports';

/** The part of the catalogue's module that is about collections. */
export const collectionProviders: Provider[] = [
  bind(CollectionRepository, TypeOrmCollectionRepository, Database, repositoryOf(CollectionRow)),
  bind(CollectionQueries, SqlCollectionQueries, Database, ProductQueries, ShopDays),
  provide(AddCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
  provide(EditCollection, CollectionRepository, Pictures, AuditTrail, UnitOfWork),
  provide(ReorderCollections, CollectionRepository, AuditTrail, UnitOfWork),
  provide(DeleteCollection, CollectionRepository, AuditTrail, UnitOfWork),
];
