import { z } from 'zod';
import { currencyCodes } from '../../shared/currency/currency';
import { oneOf, settingsOf } from './settings';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Where the shop is, what it sells in, and what visitors can do. */
export class ShopSettings extends settingsOf({
  SHOP_CURRENCY: z
    .enum(
      currencyCodes,
      `must be the ISO 4217 code of a currency in which PayPal takes money: ${currencyCodes.join(', ')}`,
    )
    .default('USD')
    .meta({
      description:
        'the ISO 4217 code of [the currency](operations.md#the-currency) of every price and payment: ' +
        '`AUD`, `EUR`, `GBP`, `JPY` or another one in which PayPal takes money; it is fixed once an order exists',
      audited: 'Currency of the shop',
    }),
  SHOP_TIME_ZONE: z
    .string()
    // Offsets like +02:00 know no daylight saving time, and not every release of Node knows them.
    .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), 'must be a time zone like Europe/Berlin')
    .default('UTC')
    .meta({
      description:
        'the IANA time zone of the shop, such as `Europe/Berlin`: its days are those of the reports and of the filters of admins, who read times in it; ' +
        'cut-off times and promised dates of deliveries are in it, too; ' +
        'after a change, run `npm run reports:rebuild`',
      audited: 'Time zone of the shop',
    }),
  VISITORS: oneOf('closed', 'browse', 'buy')
    .default('closed')
    .meta({
      description:
        "`browse`: the shop's pages [open without signing in](decisions/0035-visitors-may-browse.md), and search engines may find them; " +
        'cart, checkout and account need a session; `buy`: visitors have a cart, too, and buy as guests; `closed`: every page needs a session',
      audited: 'Visitors',
    }),
}) {}
