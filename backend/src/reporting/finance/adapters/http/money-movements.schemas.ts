import { z } from 'zod';
import { movementKinds, movementSorts } from '../../../../payments/money-movements';
import { anyOf, Day, listQuery, pageResponseOf } from '../../../../platform/http/list';

/** Both days are included; without them, the list is of this month. */
export const MovementsQuery = z.object({
  ...listQuery(movementSorts),
  from: Day.optional(),
  to: Day.optional(),
  kind: anyOf(movementKinds),
});

/** `amount` is below zero when the money went back; `reference` is what the provider calls the capture or the refund. */
export const MoneyMovementView = z
  .object({
    movementId: z.string(),
    kind: z.enum(movementKinds),
    orderId: z.string(),
    orderNumber: z.string().nullable(),
    amount: z.number(),
    reference: z.string().nullable(),
    at: z.string(),
  })
  .meta({ id: 'MoneyMovementView' });
export type MoneyMovementView = z.infer<typeof MoneyMovementView>;

export const MovementsResponse = pageResponseOf(MoneyMovementView).meta({ id: 'MoneyMovementsAnswer' });
