import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { ProductChanges } from '../../shared/product-changes';
import { UnitOfWork } from '../../shared/unit-of-work';
import { RemovalsController } from './adapters/http/removals.controller';
import { SqlNamedVariants } from './adapters/postgres/sql-named-variants';
import { SqlRemovals } from './adapters/postgres/sql-removals';
import { NamedVariants, Removals } from './application/ports';
import { PreviewRemoval } from './application/preview-removal';
import { RemovePieces } from './application/remove-pieces';

/** Pieces that leave the shelf without an order: written off, or sold elsewhere. */
@Module({
  imports: [AuditModule],
  controllers: [RemovalsController],
  providers: [
    bind(Removals, SqlRemovals, Database, CurrentActor, ProductChanges),
    bind(NamedVariants, SqlNamedVariants, Database),
    provide(RemovePieces, Removals, NamedVariants, AuditTrail, UnitOfWork),
    provide(PreviewRemoval, NamedVariants),
  ],
})
export class RemovalsModule {}
