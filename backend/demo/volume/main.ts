import { operatorCommand } from '../../src/commands/operator-command';
import { Environment } from '../../src/platform/config/settings';
import { ServerSettings } from '../../src/platform/config/server.settings';
import { StartupError } from '../../src/platform/config/startup-error';
import { createLog } from '../../src/platform/log/log';
import { ShopSettings } from '../../src/platform/config/shop.settings';
import { fillVolume } from './fill-volume';
import { volumeSizeIn } from './volume-size';

/** Fills the demo shop with many more products, orders and customers, while it runs or not. */
operatorCommand(async (database) => {
  const environment = new Environment(process.env);
  if (new ServerSettings(environment).isProduction)
    throw new StartupError('In production the demo data is refused.');
  const { SHOP_TIME_ZONE } = new ShopSettings(environment);
  await fillVolume(database, volumeSizeIn(process.argv.slice(2)), SHOP_TIME_ZONE, createLog('info'));
});
