/** Their postcodes begin with an outward code of varying length, such as M1, KA27 or SW1A. */
const countriesWithOutwardCodes = new Set(['GB', 'GG', 'IM', 'JE']);

const outwardCode = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const inwardStart = /^\d[A-Z]{0,2}$/;

/** `sw1a-1aa` and `SW1A 1AA` are the same postcode. */
const compact = (postcode: string): string => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Compact, but with a space after a whole outward code: `KA2 7` begins the postcodes of KA2, not of KA27. */
export function writtenPrefix(prefix: string, country: string | undefined): string {
  const joined = compact(prefix);
  if (!country || !countriesWithOutwardCodes.has(country)) return joined;
  const [outward = '', inward = ''] = prefix
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '');
  if (outwardCode.test(outward) && inwardStart.test(inward)) return `${outward} ${inward}`;
  const [, ...parts] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{0,2})$/.exec(joined) ?? [];
  return parts.length > 0 && !outwardCode.test(joined) ? parts.join(' ') : joined;
}

/** In most countries each place of a postcode has a meaning of its own, so that any beginning is a prefix. */
export function hasPrefix(postcode: string, prefix: string, country: string): boolean {
  const joined = compact(postcode);
  if (!countriesWithOutwardCodes.has(country)) return joined.startsWith(compact(prefix));
  const [begun = '', inwardBegun] = prefix.split(' ');
  const [outward, inward] = partsOf(joined);
  if (inwardBegun !== undefined) return outward === begun && inward.startsWith(inwardBegun);
  return outward.startsWith(begun) && isBoundary(begun, outward.slice(begun.length));
}

/** A part of a postcode without its last three characters is an outward code. */
const partsOf = (joined: string): [outward: string, inward: string] =>
  /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(joined) ? [joined.slice(0, -3), joined.slice(-3)] : [joined, ''];

/** Letters go on to the end of the area, and digits to the end of the district: E is not EC, and E1 is not E10. */
const isBoundary = (begun: string, rest: string): boolean =>
  rest === '' || /[A-Z]$/.test(begun) !== /^[A-Z]/.test(rest);
