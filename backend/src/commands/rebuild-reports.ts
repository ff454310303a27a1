import { SqlCartFigures } from '../cart/adapters/postgres/sql-cart-figures';
import { SqlOrderFigures } from '../ordering/adapters/postgres/sql-order-figures';
import { Environment } from '../platform/config/settings';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { SqlDailyRollups } from '../reporting/adapters/postgres/sql-daily-rollups';
import { RebuildRollups } from '../reporting/application/rebuild-rollups';
import { RecomputeDay } from '../reporting/application/recompute-day';
import { ShopDays } from '../reporting/domain/shop-days';
import { ReportingSettings } from '../reporting/reporting.settings';
import { SystemClock } from '../shared/clock';
import { operatorCommand } from './operator-command';

/** Days between two lines of progress. */
const reportedEvery = 30;

/** Computes the reports of all days anew while the shop is running. */
operatorCommand(async (database, say) => {
  const days = new ShopDays(new ReportingSettings(new Environment(process.env)).SHOP_TIME_ZONE);
  const orders = new SqlOrderFigures(database);
  const recomputeDay = new RecomputeDay(
    days,
    orders,
    new SqlCartFigures(database),
    new SqlDailyRollups(database),
    new TypeOrmUnitOfWork(database),
  );
  const rebuild = new RebuildRollups(days, orders, recomputeDay, new SystemClock());
  const total = await rebuild.execute((done, all) => {
    if (done % reportedEvery === 0) say(`${done} of ${all} days computed`);
  });
  say(`Computed the reports of ${total} days (time zone ${days.timeZone})`);
});
