/** The end of the id, short enough to read out. Ids of the same time share their beginning. */
export function orderNumber(orderId: string): string {
  const end = orderId.replaceAll('-', '').slice(-8).toUpperCase();
  return `#${end.slice(0, 4)}-${end.slice(4)}`;
}
