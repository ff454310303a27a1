/** 2026-11-20T11:52:07.000Z → 2026-11-20 */
export function orderDay(orderDate: string): string {
  return orderDate.split('T', 1)[0]!;
}
