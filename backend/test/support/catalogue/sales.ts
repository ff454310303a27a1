import { SqlSalePrices } from '../../../src/catalogue/sales/adapters/postgres/sql-sale-prices';
import { SqlSaleRepository } from '../../../src/catalogue/sales/adapters/postgres/sql-sale.repository';
import { EditSale } from '../../../src/catalogue/sales/application/edit-sale';
import { PlanSale } from '../../../src/catalogue/sales/application/plan-sale';
import { RunSale } from '../../../src/catalogue/sales/application/run-sale';
import { SaleBatches } from '../../../src/catalogue/sales/application/sale-batches';
import { SaleSchedule } from '../../../src/catalogue/sales/application/sale-schedule';
import { StopSale } from '../../../src/catalogue/sales/application/stop-sale';
import type { MatchingProducts } from '../../../src/catalogue/shown-products';
import type { Database } from '../../../src/platform/postgres/database';
import type { Actor } from '../../../src/shared/actor';
import { ShopDays } from '../../../src/shared/time/shop-days';
import type { UnitOfWork } from '../../../src/shared/unit-of-work';
import type { CollectionQueries } from '../../../src/storefront/collections/application/ports';
import { SqlTargetedProducts } from '../../../src/storefront/collections/adapters/postgres/sql-targeted-products';
import { auditInMemory } from '../memory/audit-in-memory';
import { FixedActor } from '../memory/fixed-actor';
import { FixedClock } from '../memory/fixed-clock';
import { InMemoryJobs } from '../memory/in-memory-jobs';
import { productChanges } from './product-changes';
import { productRepository } from './product-repository';

const ada: Actor = { kind: 'admin', id: 'ada', name: 'Ada' };

/** Targets of these sales are neither collections nor filters. */
const noCollections = {} as CollectionQueries;
const noFilters = {} as MatchingProducts;

/** The sales of a database, with jobs that wait until a test runs them. */
export function salesIn(database: Database, unitOfWork: UnitOfWork) {
  const jobs = new InMemoryJobs(new FixedClock());
  const sales = new SqlSaleRepository(database);
  const prices = new SqlSalePrices(database);
  const targeted = new SqlTargetedProducts(database, noCollections, noFilters);
  const schedule = new SaleSchedule(jobs);
  const days = new ShopDays('UTC');
  const actor = new FixedActor(ada);
  const audit = auditInMemory(actor);
  const changes = [audit, unitOfWork] as const;
  const runner = (saleId: string) => {
    const products = productRepository(
      database,
      productChanges(database),
      new FixedActor({ kind: 'sale', id: saleId }),
    );
    return new RunSale(sales, new SaleBatches(products, prices, targeted), schedule, ...changes);
  };
  const run = (saleId: string) => runner(saleId).execute({ saleId });
  return {
    jobs,
    audit,
    sales,
    plan: new PlanSale(sales, targeted, schedule, actor, ...changes),
    edit: new EditSale(sales, targeted, schedule, actor, days, ...changes),
    stop: new StopSale(sales, schedule, actor, days, ...changes),
    run,
    /** Runs the jobs that are due, in the order of their schedule, until none is. */
    runDue: async () => {
      const start = new FixedClock().now();
      for (;;) {
        const due = [...jobs.waiting].find(([, { at }]) => at <= start);
        if (!due) return;
        jobs.waiting.delete(due[0]);
        await run(due[1].payload.saleId!);
      }
    },
  };
}
