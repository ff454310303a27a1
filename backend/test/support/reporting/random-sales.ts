import fc from 'fast-check';
import { newId } from '../../../src/shared/ids';

/** Both end with days on which clocks change: Havana's on 8 March at midnight, Berlin's on 29 March. */
const zones = ['Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'UTC'];
const start = '2026-03-04T00:00:00Z';
/** After the last refund. */
export const now = new Date('2026-04-05T12:00:00Z');
export const shoppers = [newId(), newId(), newId()];

const minutesFrom = (start: string, span: number) =>
  fc.integer({ min: 0, max: span }).map((minutes) => new Date(Date.parse(start) + minutes * 60_000));
const moment = fc.oneof(
  minutesFrom(start, 26 * 24 * 60),
  minutesFrom('2026-03-08T03:30:00Z', 180),
  minutesFrom('2026-03-28T22:30:00Z', 180),
  minutesFrom('2026-03-29T21:30:00Z', 180),
);
const later = fc.option(fc.integer({ min: 0, max: 3 * 24 * 60 }));
const order = fc.record({
  placedAt: moment,
  paidAfter: later,
  refundedAfter: later,
  cancelledAfter: later,
  shopper: fc.integer({ min: 0, max: 2 }),
  shippingCents: fc.integer({ min: 0, max: 500 }),
  lines: fc.uniqueArray(
    fc.record({
      variant: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 1, max: 2_000_000 }),
      /** Its goods cost a third less. */
      isReduced: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4, selector: ({ variant }) => variant },
  ),
});
export const scenario = fc.record({
  zone: fc.constantFrom(...zones),
  orders: fc.array(order, { maxLength: 25 }),
  additions: fc.array(fc.tuple(moment, fc.integer({ min: 0, max: 2 })), { maxLength: 15 }),
  stock: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 }),
  /** The range is of an admin's choice, or kept for everyone. */
  range: fc.oneof(
    fc.record({ firstDay: fc.integer({ min: 3, max: 25 }), days: fc.integer({ min: 1, max: 10 }) }),
    fc.constantFrom('7d' as const, '30d' as const, '90d' as const),
  ),
});
export type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;
/** A third of what its goods cost. */
export const reductionOf = ({ isReduced, quantity, cents }: Line): number =>
  isReduced ? Math.floor((quantity * cents) / 3) : 0;
export type Line = Scenario['orders'][number]['lines'][number];
