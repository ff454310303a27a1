const pattern = /^(\d+)-(\d*)$/;

/** Of the server's ids: `25-50`, and `500-` without an upper end. */
export const isPriceRange = (id: string): boolean => pattern.test(id);

export function priceRangeLabel(id: string): string {
  const [, from, to] = pattern.exec(id) ?? [];
  if (!to) return `$${from} and above`;
  return from === '0' ? `Under $${to}` : `$${from} to $${to}`;
}

export const byPrice = (one: string, other: string): number => parseInt(one, 10) - parseInt(other, 10);
