/**
 * Why money goes back:
 * - `rejected`: nothing of the order is delivered
 * - `cancelled`: pieces were cancelled before they were sent
 * - `lost`: a parcel did not arrive
 * - `sold-out`: the money came late, and the goods were gone
 * - `wrong-amount`: another amount was paid than was due
 * - the others are an admin's choice
 */
export const refundReasons = [
  'rejected',
  'cancelled',
  'lost',
  'sold-out',
  'wrong-amount',
  'returned',
  'damaged',
  'late',
  'goodwill',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];
