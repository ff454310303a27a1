/** Short enough to be read out; what ids of the same time have in common is at their beginning. */
export function orderNumber(orderId: string): string {
  const end = orderId.replaceAll('-', '').slice(-8).toUpperCase();
  return `#${end.slice(0, 4)}-${end.slice(4)}`;
}
