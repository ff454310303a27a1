import { SqlCartFigures } from '../cart/adapters/postgres/sql-cart-figures';
import { SqlOrderFigures } from '../ordering/adapters/postgres/sql-order-figures';
import type { Database } from '../platform/postgres/database';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { SqlDailyRollups } from '../reporting/adapters/postgres/sql-daily-rollups';
import { RebuildRollups } from '../reporting/application/rebuild-rollups';
import { RecomputeDay } from '../reporting/application/recompute-day';
import { ShopDays } from '../reporting/domain/shop-days';
import { SystemClock } from '../shared/clock';

/** Outside a server: its reports of all days. */
export function rollupsRebuilder(database: Database, timeZone: string): RebuildRollups {
  const days = new ShopDays(timeZone);
  const orders = new SqlOrderFigures(database);
  const recomputeDay = new RecomputeDay(
    days,
    orders,
    new SqlCartFigures(database),
    new SqlDailyRollups(database),
    new TypeOrmUnitOfWork(database),
  );
  return new RebuildRollups(days, orders, recomputeDay, new SystemClock());
}
