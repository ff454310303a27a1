import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { AuditController } from './adapters/http/audit.controller';
import { SqlAuditTrail } from './adapters/postgres/sql-audit-trail';
import { SqlAuditQueries } from './adapters/postgres/sql-audit.queries';
import { AuditQueries } from './application/ports';
import { AuditTrail } from './audit-trail';

@Module({
  controllers: [AuditController],
  providers: [
    bind(AuditTrail, SqlAuditTrail, Database, CurrentActor),
    bind(AuditQueries, SqlAuditQueries, Database),
  ],
  exports: [AuditTrail],
})
export class AuditModule {}
