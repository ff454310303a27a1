import type { Provider } from '@nestjs/common';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { SqlLowStock } from './adapters/postgres/stock/sql-low-stock';
import { SqlLowStockDigests } from './adapters/postgres/stock/sql-low-stock-digests';
import { LowStockDigests } from './application/low-stock-ports';
import { ReportLowStock } from './application/report-low-stock';
import { LowStock } from './low-stock';

/** The part of the catalogue's module that tells the owner what runs out. */
export const lowStockProviders: Provider[] = [
  bind(LowStock, SqlLowStock, Database),
  bind(LowStockDigests, SqlLowStockDigests, Database),
  provide(ReportLowStock, LowStockDigests, Outbox, Jobs, UnitOfWork),
];
