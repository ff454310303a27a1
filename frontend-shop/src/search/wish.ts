import { shopCurrency } from '@haberdash/kit/money';
import type { Filters } from '../listing/query/listing-query';
import { isPriceRange } from '../listing/query/price-range';

/** A typed text asks for this. */
export interface Wish {
  /** Without the words that became filters. */
  keyword: string;
  filters: Filters;
}

const below = String.raw`(?<!\S)(?:under|below|less than|cheaper than|up to|max\.?)`;
const above = String.raw`(?<!\S)(?:over|above|more than)`;
const sizeBefore = /(?<!\S)(?:in\s+)?size\s+/iu;

/**
 * Takes "under 80" and "size M" for filters: "dress under 80" is a search for dresses.
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
  const [atMost, atLeast] = [below, above].map(
    (words) => new RegExp(String.raw`${words}\s+${amountInWords()}`, 'iu'),
  ) as [RegExp, RegExp];
  const [under = '', from = ''] = [atMost, atLeast].map((words) =>
    words.exec(text)?.[1]?.replaceAll(',', ''),
  );
  const range = `${from}-${under}`;
  return isPriceRange(range) ? [text.replace(atMost, ' ').replace(atLeast, ' '), range] : [text];
}

/** Whole units of the shop's currency, alone or with its symbol, code or name: 80, €80, 80 €, 80 euros, EUR 80; of CA$, the sign is enough. */
function amountInWords(): string {
  const { symbol, code, name } = shopCurrency();
  const signs = [symbol, ...(/\p{Sc}/u.exec(symbol) ?? []), code].map((sign) => sign.replace(/\$/, '\\$&'));
  const before = `(?:${signs.join('|')})?`;
  const after = `(?:${[...signs, `${name}s?`].join('|')})(?![\\p{L}\\d])`;
  return String.raw`${before}\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\s*${after})?(?![\w.,]*\d)`;
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
