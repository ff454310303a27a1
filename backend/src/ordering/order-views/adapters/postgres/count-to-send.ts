import type { Database } from '../../../../platform/postgres/database';
import { type CountedList, countLists } from '../../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../../shared/page';
import type { ToSend } from '../../application/ports';
import { beyondOldest, oldestToSend, toSendConditions } from './orders-to-send';

/** A shop with more orders to send counts among the oldest of them, and no count is exact. */
const maxLookedAt = 5_000;

export async function countToSend<Name extends string>(
  database: Database,
  steps: Record<Name, ToSend>,
): Promise<Record<Name, BoundedCount>> {
  const { beyond, ...counts } = await countLists<Name | 'beyond'>(database, {
    ...Object.fromEntries(Object.entries<ToSend>(steps).map(([name, step]) => [name, oldest(step)])),
    beyond: { from: beyondOldest(maxLookedAt), where: [] },
  } as Record<Name | 'beyond', CountedList>);
  const isAll = beyond.count === 0;
  const bounded = Object.entries<BoundedCount>(counts).map(([name, { count, isExact }]) => [
    name,
    { count, isExact: isExact && isAll },
  ]);
  return Object.fromEntries(bounded) as Record<Name, BoundedCount>;
}

const oldest = (step: ToSend): CountedList => ({
  from: oldestToSend(maxLookedAt),
  where: [toSendConditions(step)],
});
