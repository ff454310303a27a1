/** The numbers of digits of EAN-8, UPC, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14];

export const gtinRule = 'must be 8, 12, 13 or 14 digits of which the last one is the right check digit';

/**
 * A GTIN in its shortest form, so that one number has one spelling: leading zeros only fill it up, as where a UPC is written as an EAN.
 * @param given may have spaces and hyphens between the digits
 * @returns undefined for anything else
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function gtinOf(given: string): string | undefined {
  const digits = given.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length) || !isChecked(digits)) return undefined;
  const significant = digits.replace(/^0+/, '');
  const length = lengths.find((one) => one >= significant.length)!;
  return significant === '' ? undefined : significant.padStart(length, '0');
}

function isChecked(digits: string): boolean {
  const weighted = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => digit * (place % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, one) => sum + one, 0) % 10 === 0;
}
