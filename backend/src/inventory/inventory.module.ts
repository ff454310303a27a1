import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { onJob } from '../platform/jobs/handlers';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/events/outbox';
import { ProductChanges } from '../shared/product-changes';
import { UnitOfWork } from '../shared/unit-of-work';
import { StockLedgerController } from './adapters/http/stock-ledger.controller';
import { SqlLowStock } from './adapters/postgres/sql-low-stock';
import { SqlLowStockDigests } from './adapters/postgres/sql-low-stock-digests';
import { SqlStock } from './adapters/postgres/sql-stock';
import { SqlStockReconciliation } from './adapters/postgres/sql-stock-reconciliation';
import { SqlStockFigures } from './adapters/postgres/sql-stock-figures';
import { SqlStockLedger } from './adapters/postgres/sql-stock-ledger';
import { LowStockDigests } from './application/ports';
import { ReportLowStock, reportLowStock } from './application/report-low-stock';
import { StockLedger } from './application/stock-ledger';
import { LowStock } from './low-stock';
import { RemovalsModule } from './removals/removals.module';
import { Stock } from './stock';
import { StockTakesModule } from './stock-takes/stock-takes.module';
import { StockReconciliation } from './stock-reconciliation';
import { StockFigures } from './stock-figures';

/** Stock, reservations and the ledger of movements; tells the owner what runs out. */
@Module({
  imports: [RemovalsModule, StockTakesModule],
  controllers: [StockLedgerController],
  providers: [
    bind(Stock, SqlStock, Database, CurrentActor, ProductChanges, Outbox),
    bind(StockFigures, SqlStockFigures, Database),
    bind(StockReconciliation, SqlStockReconciliation, Database),
    bind(StockLedger, SqlStockLedger, Database),
    bind(LowStock, SqlLowStock, Database),
    bind(LowStockDigests, SqlLowStockDigests, Database),
    provide(ReportLowStock, LowStockDigests, Outbox, Jobs, UnitOfWork),
    onJob(reportLowStock, ReportLowStock),
  ],
  exports: [LowStock, Stock, StockReconciliation, StockFigures],
})
export class InventoryModule implements OnApplicationBootstrap {
  constructor(private readonly lowStock: ReportLowStock) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.lowStock.begin();
  }
}
