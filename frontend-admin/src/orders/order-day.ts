/** 2026-11-20T09:30:00.000Z → 2026-11-20 */
export function orderDay(orderDate: string): string {
  return orderDate.split('T')[0] ?? '';
}
