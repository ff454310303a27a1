import { Module } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { SqlAuditTrail } from './adapters/postgres/sql-audit-trail';
import { AuditTrail } from './audit-trail';

@Module({
  providers: [bind(AuditTrail, SqlAuditTrail, Database, CurrentActor)],
  exports: [AuditTrail],
})
export class AuditModule {}
