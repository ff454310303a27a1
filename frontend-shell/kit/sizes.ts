import type { Schema } from './api/client';

export type Size = Schema<'Size'>;

/** In display order, each with its sizes from small to large. */
export const sizeScales = [
  { id: 'letters', label: 'Clothing', sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] },
  { id: 'waist', label: 'Waist', sizes: everyFrom(24, 44, (inches) => `W${inches}`) },
  { id: 'ages', label: 'Age', sizes: everyFrom(2, 16, (years) => `${years} years`) },
  { id: 'shoes', label: 'Shoes', sizes: everyFrom(35, 48, String) },
  { id: 'one-size', label: 'One size', sizes: ['One size'] },
] as const satisfies readonly { id: string; label: string; sizes: readonly string[] }[];

export type SizeScale = (typeof sizeScales)[number];
export type SizeScaleId = SizeScale['id'];

export function scaleOf(size: string): SizeScale | undefined {
  return sizeScales.find((scale) => (scale.sizes as readonly string[]).includes(size));
}

function everyFrom(first: number, last: number, name: (place: number) => string): readonly Size[] {
  return Array.from({ length: last - first + 1 }, (_, place) => name(first + place) as Size);
}
