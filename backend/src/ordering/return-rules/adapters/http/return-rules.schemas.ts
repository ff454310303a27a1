import { z } from 'zod';
import { ids, maxPageSize } from '../../../../platform/http/list';
import { MoneyAmount } from '../../../../platform/http/money-amount';
import { Id, responseOf } from '../../../../platform/http/wire';
import { exclusionReasons, minWindowDays, wayPayers } from '../../domain/return-rules';

const maxExclusions = 500;
const days = (min: number, max: number) =>
  z.number().int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);

export const ReturnRulesQuery = z.object({ products: ids(maxPageSize) });

/** `version`: that the edit is based on. Without `holdDays`, they stay. */
export const EditReturnRulesBody = z
  .object({
    windowDays: days(minWindowDays, 365),
    wayPaidBy: z.enum(wayPayers),
    fee: MoneyAmount,
    arrivalDays: days(7, 90),
    holdDays: days(1, 90).optional(),
    exclusions: z
      .array(z.object({ productId: Id, reason: z.enum(exclusionReasons) }))
      .max(maxExclusions, `can be at most ${maxExclusions}`)
      .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, {
        error: 'must name each product once',
      }),
    version: z.number().int(),
  })
  .meta({ id: 'EditReturnRulesBody' });

/**
 * Pieces of an order can be sent back for `windowDays` from the delivery of its last parcel on. `fee`: what the shop keeps of the refund, but not of
 * faulty pieces, which go back at the shop's expense. `arrivalDays`: a return of which nothing arrives until then lapses. `holdDays`: what is wanted in
 * exchange is held until then.
 */
export const ReturnRulesView = z
  .object({
    windowDays: z.number().int(),
    wayPaidBy: z.enum(wayPayers),
    fee: z.number(),
    arrivalDays: z.number().int(),
    holdDays: z.number().int(),
    exclusions: z.array(z.object({ productId: z.string(), reason: z.enum(exclusionReasons) })),
  })
  .meta({ id: 'ReturnRulesView' });

/** `exclusions`: only those of the products that are asked for. */
export const ReturnRulesResponse = responseOf(ReturnRulesView).meta({ id: 'ReturnRulesAnswer' });

export const EditedReturnRulesView = ReturnRulesView.extend({ version: z.number().int() }).meta({
  id: 'EditedReturnRulesView',
});
export const AdminReturnRulesResponse = responseOf(EditedReturnRulesView).meta({
  id: 'AdminReturnRulesAnswer',
});
