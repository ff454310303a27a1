import type { Filters } from '../listing/query/listing-query';
import { isPriceRange } from '../listing/query/price-range';

/** A typed text asks for this. */
export interface Wish {
  /** Without the words that became filters. */
  keyword: string;
  filters: Filters;
}

const dollars = String.raw`\$?\s*(\d{1,6})(?:\s*(?:\$|dollars?\b|usd\b))?(?![\w.,]*\d)`;
const below = new RegExp(
  String.raw`(?<!\S)(?:under|below|less than|cheaper than|up to|max\.?)\s+${dollars}`,
  'iu',
);
const above = new RegExp(String.raw`(?<!\S)(?:over|above|more than)\s+${dollars}`, 'iu');
const sizeBefore = /(?<!\S)(?:in\s+)?size\s+/iu;

/**
 * Takes "under $80" and "size M" for filters: "dress under 80" is a search for dresses.
 * @param sizes of the shop
 */
export function wishIn(text: string, sizes: readonly string[]): Wish {
  const [withoutPrice, price] = priceIn(text);
  const [keyword, named] = sizeIn(withoutPrice, sizes);
  return {
    keyword: keyword.replace(/\s+/gu, ' ').trim(),
    filters: { ...(named && { size: [named] }), ...(price && { price: [price] }) },
  };
}

function priceIn(text: string): [rest: string, range?: string] {
  const under = below.exec(text)?.[1] ?? '';
  const from = above.exec(text)?.[1] ?? '';
  const range = `${from}-${under}`;
  return isPriceRange(range) ? [text.replace(below, ' ').replace(above, ' '), range] : [text];
}

function sizeIn(text: string, sizes: readonly string[]): [rest: string, size?: string] {
  const before = sizeBefore.exec(text);
  if (!before) return [text];
  const from = before.index + before[0].length;
  const after = text.slice(from).toLowerCase();
  const isNamed = (size: string) => `${after} `.startsWith(`${size.toLowerCase()} `);
  // W32 L34 also begins with W32.
  const [longest] = sizes.filter(isNamed).sort((one, other) => other.length - one.length);
  if (longest === undefined) return [text];
  return [`${text.slice(0, before.index)} ${text.slice(from + longest.length)}`, longest];
}
