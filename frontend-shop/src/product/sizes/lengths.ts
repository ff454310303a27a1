export type Unit = 'cm' | 'in';

export const cmPerInch = 2.54;

/** A garment's lengths are shown in half centimetres, or in tenths of an inch. */
export const lengthIn = (unit: Unit, millimetres: number): number =>
  unit === 'cm' ? millimetres / 10 : Math.round(millimetres / cmPerInch) / 10;

/** A measure round the body is half as wide on a garment that lies flat. */
export const laidFlat = (name: string): string =>
  /^(chest|bust|waist|hips?|seat)$/i.test(name) ? `${name} (half)` : name;
