import { z } from 'zod';
import type { ShopDays } from '../../shared/time/shop-days';

const aTime = "must be a time like 2026-11-25T09:30, in the shop's time zone, or 2026-11-25T09:30:00.000Z";

/** Without `Z` or an offset, it is a time of the shop's time zone. */
export const ShopTime = z.iso
  .datetime({ offset: true, local: true, error: aTime })
  .refine((given) => given >= '2000' && given < '2200', aTime);

export const momentOf = (given: string, days: ShopDays): Date =>
  /(Z|[+-]\d{2}:?\d{2})$/.test(given) ? new Date(given) : days.momentAt(given);
