/** People call an order by it: `HB-10001`. */
export const orderNumberOf = (number: number): string => `HB-${number}`;

/** The pattern accepts `HB-10001` and `hb10001`. */
export const orderNumberPattern = /^hb-?(\d{1,15})$/i;

/** The number in `HB-10001`, `hb10001`; undefined for anything else. */
export function numberIn(text: string): number | undefined {
  const [, digits] = orderNumberPattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
