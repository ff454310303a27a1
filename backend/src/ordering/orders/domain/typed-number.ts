/** Order numbers as people type them: `HB-10001`, `hb 10001`, `#10001`, and that of a parcel, `HB-10001-2`. */
const pattern = /^[\s#]*(?:hb)?[\s#-]*(\d{1,15})(?:-\d{1,3})?\s*$/i;

/** @returns the number of the order; undefined for anything else */
export function typedNumberOf(text: string): number | undefined {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
