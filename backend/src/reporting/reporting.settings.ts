import { z } from 'zod';
import { settingsOf } from '../platform/config/settings';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export class ReportingSettings extends settingsOf({
  SHOP_TIME_ZONE: z
    .string()
    // Offsets like +02:00 know no daylight saving time, and not every release of Node knows them.
    .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), 'must be a time zone like Europe/Berlin')
    .default('UTC')
    .meta({
      description:
        'the IANA time zone whose days the reports count, such as `Europe/Berlin`; ' +
        'after a change, run `npm run reports:rebuild`',
      audited: 'Time zone of the reports',
    }),
}) {}
