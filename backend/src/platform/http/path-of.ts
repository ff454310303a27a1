/** Of an address without its host: what stands before the query. */
export function pathOf(address: string): string {
  const end = address.indexOf('?');
  return end < 0 ? address : address.slice(0, end);
}
