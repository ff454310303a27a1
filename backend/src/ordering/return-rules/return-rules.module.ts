import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module';
import { AuditTrail } from '../../audit/audit-trail';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AdminReturnRulesController } from './adapters/http/admin-return-rules.controller';
import { ReturnRulesController } from './adapters/http/return-rules.controller';
import { ReturnRulesRow } from './adapters/postgres/return-rules.table';
import { TypeOrmReturnRulesRepository } from './adapters/postgres/typeorm-return-rules.repository';
import { EditReturnRules } from './application/edit-return-rules';
import { ReturnRulesRepository } from './application/ports';

/** Under which conditions the shop takes pieces back, which it edits itself. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([ReturnRulesRow])],
  controllers: [ReturnRulesController, AdminReturnRulesController],
  providers: [
    bind(ReturnRulesRepository, TypeOrmReturnRulesRepository, Database, repositoryOf(ReturnRulesRow)),
    provide(EditReturnRules, ReturnRulesRepository, AuditTrail, UnitOfWork),
  ],
  exports: [ReturnRulesRepository],
})
export class ReturnRulesModule {}
