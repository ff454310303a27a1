import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { SqlSizeQueries } from './adapters/postgres/sizes/sql-size.queries';
import { SqlSizeChartRepository } from './adapters/postgres/sizes/sql-size-chart.repository';
import { EditSizes } from './application/sizes/edit-sizes';
import { SizeChartRepository, SizeQueries } from './application/sizes/ports';

/** The part of the catalogue's module that is about sizes. */
export const sizesProviders: Provider[] = [
  bind(SizeChartRepository, SqlSizeChartRepository, Database),
  bind(SizeQueries, SqlSizeQueries, Database),
  provide(EditSizes, SizeChartRepository, AuditTrail, Jobs, UnitOfWork),
];
