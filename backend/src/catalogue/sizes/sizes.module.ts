import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AdminSizesController } from './adapters/http/admin-sizes.controller';
import { SizesController } from './adapters/http/sizes.controller';
import { SqlSizeChartRepository } from './adapters/postgres/sql-size-chart.repository';
import { SqlSizeQueries } from './adapters/postgres/sql-size.queries';
import { EditSizes } from './application/edit-sizes';
import { SizeChartRepository, SizeQueries } from './application/ports';

@Module({
  imports: [AuditModule],
  controllers: [SizesController, AdminSizesController],
  providers: [
    bind(SizeChartRepository, SqlSizeChartRepository, Database),
    bind(SizeQueries, SqlSizeQueries, Database),
    provide(EditSizes, SizeChartRepository, AuditTrail, Jobs, UnitOfWork),
  ],
  exports: [SizeChartRepository],
})
export class SizesModule {}
