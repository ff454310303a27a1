import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { AsyncCurrentActor } from '../../platform/actor/async-current-actor';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Jobs } from '../../shared/jobs';
import { ShopDays } from '../../shared/time/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { ProductRepository } from '../products/application/ports';
import { ProductsModule } from '../products/products.module';
import { LowestPrices, TargetedProducts } from '../shown-products';
import { AdminSalesController } from './adapters/http/admin-sales.controller';
import { SqlSalePrices } from './adapters/postgres/sql-sale-prices';
import { SqlSaleQueries } from './adapters/postgres/sql-sale.queries';
import { SqlSaleRepository } from './adapters/postgres/sql-sale.repository';
import { DeleteSale } from './application/delete-sale';
import { EditSale } from './application/edit-sale';
import { PlanSale } from './application/plan-sale';
import { SalePrices, SaleRepository } from './application/ports';
import { PreviewSale } from './application/preview-sale';
import { RunSale } from './application/run-sale';
import { SaleBatches } from './application/sale-batches';
import { SaleQueries } from './application/sale-queries';
import { runSale, SaleSchedule } from './application/sale-schedule';
import { StopSale } from './application/stop-sale';

const changes = [AuditTrail, UnitOfWork] as const;

/** Prices that are reduced from a start to an end. */
@Module({
  imports: [AuditModule, ProductsModule],
  controllers: [AdminSalesController],
  providers: [
    bind(SaleRepository, SqlSaleRepository, Database),
    bind(SalePrices, SqlSalePrices, Database),
    bind(SaleQueries, SqlSaleQueries, Database),
    provide(SaleSchedule, Jobs),
    provide(SaleBatches, ProductRepository, SalePrices, TargetedProducts),
    provide(RunSale, SaleRepository, SaleBatches, SaleSchedule, ...changes),
    provide(PreviewSale, TargetedProducts, SaleQueries, LowestPrices),
    provide(PlanSale, SaleRepository, TargetedProducts, SaleSchedule, CurrentActor, ...changes),
    provide(EditSale, SaleRepository, TargetedProducts, SaleSchedule, CurrentActor, ShopDays, ...changes),
    provide(StopSale, SaleRepository, SaleSchedule, CurrentActor, ShopDays, ...changes),
    provide(DeleteSale, SaleRepository, SaleSchedule, ShopDays, ...changes),
  ],
})
export class SalesModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly runSale: RunSale,
    private readonly actor: AsyncCurrentActor,
  ) {}

  /** The history of prices names the sale as the actor. */
  onModuleInit(): void {
    this.subscriptions.onJob(runSale, ({ saleId }) =>
      this.actor.run(
        () => ({ kind: 'sale', id: saleId }),
        () => this.runSale.execute({ saleId }),
      ),
    );
  }
}
