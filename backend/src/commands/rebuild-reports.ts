import { Environment } from '../platform/config/settings';
import { ShopSettings } from '../platform/config/shop.settings';
import { operatorCommand } from './operator-command';
import { rollupsRebuilder } from './rollups-rebuilder';

/** Days between two lines of progress. */
const reportedEvery = 30;

/** Recomputes the reports of all days while the shop is running. */
operatorCommand(async (database, say) => {
  const { SHOP_TIME_ZONE: timeZone } = new ShopSettings(new Environment(process.env));
  const total = await rollupsRebuilder(database, timeZone).execute((done, all) => {
    if (done % reportedEvery === 0) say(`${done} of ${all} days computed`);
  });
  say(`Computed the reports of ${total} days (time zone ${timeZone})`);
});
