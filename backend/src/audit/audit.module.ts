import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { UnitOfWork } from '../shared/unit-of-work';
import { AuditController } from './adapters/http/audit.controller';
import { SqlAuditedActions } from './adapters/postgres/sql-audited-actions';
import { SqlAuditTrail } from './adapters/postgres/sql-audit-trail';
import { SqlAuditQueries } from './adapters/postgres/sql-audit.queries';
import { SqlRecordedSettings } from './adapters/postgres/sql-recorded-settings';
import { AuditQueries, RecordedSettings } from './application/ports';
import { RecordSettings } from './application/record-settings';
import { AuditTrail } from './audit-trail';
import { AuditedActions } from './audited-actions';

@Module({
  controllers: [AuditController],
  providers: [
    bind(AuditTrail, SqlAuditTrail, Database, CurrentActor),
    bind(AuditedActions, SqlAuditedActions, Database),
    bind(AuditQueries, SqlAuditQueries, Database),
    bind(RecordedSettings, SqlRecordedSettings, Database),
    provide(RecordSettings, RecordedSettings, AuditTrail, UnitOfWork),
  ],
  exports: [AuditTrail, AuditedActions],
})
export class AuditModule {}
