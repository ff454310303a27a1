import { z } from 'zod';
import { anyOf, Day, listQuery, pageResponseOf } from '../../../../platform/http/list';
import { failedJobSorts } from '../../../failed-jobs/application/ports';
import { shopperSorts } from '../../application/ports';
import { LowStockView, StockLevelView } from './reports.schemas';

/** Both included; by default the last 30. */
const days = { from: Day.optional(), to: Day.optional() };

export const ShopperListQuery = z.object({
  ...listQuery(shopperSorts),
  ...days,
  /** Both together mean all shoppers. */
  paid: anyOf(['true', 'false']).transform((states) =>
    states.length === 1 ? states[0] === 'true' : undefined,
  ),
});
export const SoldOutQuery = z.object({ ...listQuery(['sold']), ...days });
export const LowStockQuery = z.object(listQuery(['ends-soon']));
export const FailedJobListQuery = z.object(listQuery(failedJobSorts));

/** Someone with a cart on a day; name and e-mail are null for an account that no longer exists. */
export const DaysShopperView = z
  .object({
    day: z.string(),
    shopperId: z.string(),
    userName: z.string().nullable(),
    email: z.string().nullable(),
    hasPaid: z.boolean(),
  })
  .meta({ id: 'DaysShopperView' });

export const ShoppersResponse = pageResponseOf(DaysShopperView).meta({ id: 'ShoppersAnswer' });
export const SoldOutResponse = pageResponseOf(StockLevelView).meta({ id: 'SoldOutAnswer' });
export const LowStockResponse = pageResponseOf(LowStockView).meta({ id: 'LowStockAnswer' });
