import { scaleOf } from '@haberdash/kit/sizes';
import type { Filters } from '../catalogue/listing-query';
import { isPriceRange } from '../catalogue/price-range';

/** What a typed text asks for. */
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
const size = /(?<!\S)(?:in\s+)?size\s+(\d{1,2} years|\w+)(?!\S)/iu;

/** Takes "under $80" and "size M" for filters: "dress under 80" is a search for dresses. */
export function wishIn(text: string): Wish {
  const [withoutPrice, price] = priceIn(text);
  const [keyword, named] = sizeIn(withoutPrice);
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

function sizeIn(text: string): [rest: string, size?: string] {
  const named = size.exec(text)?.[1] ?? '';
  const known = [named.toUpperCase(), named.toLowerCase()].find(scaleOf);
  return known ? [text.replace(size, ' '), known] : [text];
}
