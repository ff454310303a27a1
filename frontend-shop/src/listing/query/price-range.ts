import { wholeMoney } from '@haberdash/kit/money';

const pattern = /^(\d{0,7})-(\d{0,7})$/;

/** In whole units of money; empty where the range has no such end. */
export interface PriceEnds {
  from: string;
  under: string;
}

export const noEnds: PriceEnds = { from: '', under: '' };

/** `25-50`, `500-` or `-80`; null for a range without a price. */
export function priceEnds(id: string): PriceEnds | null {
  const [, from = '', under = ''] = pattern.exec(id) ?? [];
  if (!from && !under) return null;
  return under && Number(under) <= Number(from) ? null : { from, under };
}

export const isPriceRange = (id: string): boolean => priceEnds(id) !== null;

/** None where neither end is given. */
export const priceRangeOf = ({ from, under }: PriceEnds): string[] =>
  from || under ? [`${from}-${under}`] : [];

export function priceRangeLabel(id: string): string {
  const { from, under } = priceEnds(id) ?? noEnds;
  if (!under) return `${wholeMoney(Number(from))} and above`;
  return Number(from) === 0
    ? `Under ${wholeMoney(Number(under))}`
    : `${wholeMoney(Number(from))} to ${wholeMoney(Number(under))}`;
}

export const byPrice = (one: string, other: string): number =>
  Number(priceEnds(one)?.from) - Number(priceEnds(other)?.from);
