import { MailSettings } from '../platform/mail/mail.settings';
import { PaymentsSettings } from '../payments/payments.settings';
import { ServerSettings } from '../platform/config/server.settings';
import { ShopSettings } from '../platform/config/shop.settings';
import { Environment } from '../platform/config/settings';
import { PagesSettings } from '../storefront/pages.settings';
import { StorageSettings } from '../platform/storage/storage.settings';
import { parts } from '../settings';
import { checkDatabase } from './doctor/check-database';
import { checkMailServer } from './doctor/check-mail-server';
import { checkPayPal } from './doctor/check-paypal';
import { checkPictures } from './doctor/check-pictures';
import { checkPublicAddress } from './doctor/check-public-address';
import { checkRedis } from './doctor/check-redis';
import { checkRemotes } from './doctor/check-remotes';
import { checkSettings } from './doctor/check-settings';
import { checkVisitors } from './doctor/check-visitors';
import { type Finding, lineOf } from './doctor/finding';
import { command } from './operator-command';

/** Tells what is set, reachable, migrated and missing, and changes nothing. Exit code 1 when something is wrong. */
command(async (say) => {
  const findings = await examine(new Environment(process.env));
  findings.forEach((finding) => say(lineOf(finding)));
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  say(wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} are wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});

/** The others can't be examined with wrong settings. */
async function examine(environment: Environment): Promise<Finding[]> {
  const settings = checkSettings(environment, parts);
  if (settings.some(({ state }) => state === 'wrong')) return settings;
  const server = new ServerSettings(environment);
  const shop = new ShopSettings(environment);
  const mail = new MailSettings(environment);
  const found = await Promise.all([
    checkDatabase(server, shop),
    checkRedis(server),
    checkPictures(server, new StorageSettings(environment)),
    checkPublicAddress(server),
    checkRemotes(new PagesSettings(environment)),
    checkPayPal(new PaymentsSettings(environment), server.PUBLIC_URL),
    checkMailServer(mail),
  ]);
  return [settings, ...found, checkVisitors(shop, mail)].flat();
}
