import { SqlStockFigures } from '../inventory/adapters/postgres/sql-stock-figures';
import { SqlCartFigures } from '../cart/adapters/postgres/sql-cart-figures';
import { SqlSameCustomers } from '../identity/users/adapters/postgres/sql-same-customers';
import { SqlOrderFigures } from '../ordering/order-views/adapters/postgres/sql-order-figures';
import { SqlPaymentLedger } from '../payments/records/adapters/postgres/sql-payment-ledger';
import type { Database } from '../platform/postgres/database';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { SqlDailyRollups } from '../reporting/figures/adapters/postgres/sql-daily-rollups';
import { SqlRankingsStore } from '../reporting/figures/adapters/postgres/sql-rankings-store';
import { AddUpFigures } from '../reporting/figures/application/add-up-figures';
import { RefreshRankings } from '../reporting/figures/application/refresh-rankings';
import { RankSales } from '../reporting/figures/application/rank-sales';
import { RebuildRollups } from '../reporting/figures/application/rebuild-rollups';
import { RecomputeDay } from '../reporting/figures/application/recompute-day';
import { ShopDays } from '../shared/time/shop-days';
import { SystemClock } from '../shared/time/clock';

/** Outside a server: its reports of all days. */
export function rollupsRebuilder(database: Database, timeZone: string): RebuildRollups {
  const days = new ShopDays(timeZone);
  const clock = new SystemClock();
  const unitOfWork = new TypeOrmUnitOfWork(database);
  const orders = new SqlOrderFigures(database);
  const addUp = new AddUpFigures(
    orders,
    new SqlPaymentLedger(database),
    new SqlCartFigures(database),
    new SqlSameCustomers(database),
  );
  const rollups = new SqlDailyRollups(database);
  const recomputeDay = new RecomputeDay(days, addUp, rollups, unitOfWork, clock);
  const rankSales = new RankSales(rollups, new SqlStockFigures(database));
  const refreshRankings = new RefreshRankings(
    days,
    rankSales,
    new SqlRankingsStore(database),
    unitOfWork,
    clock,
  );
  return new RebuildRollups(days, orders, recomputeDay, refreshRankings, clock);
}
