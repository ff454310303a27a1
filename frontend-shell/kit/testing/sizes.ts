import type { SizeScale } from '../sizes/sizes.api';

export const sizeScales: SizeScale[] = [
  { id: 'letters', label: 'Clothing', sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] },
  { id: 'waist', label: 'Waist', sizes: everyFrom(24, 44, (inches) => `W${inches}`) },
  { id: 'waist-and-length', label: 'Waist and length', sizes: ['W32 L32', 'W32 L34', 'W34 L32'] },
  { id: 'ages', label: 'Age', sizes: everyFrom(2, 16, (years) => `${years} years`) },
  { id: 'shoes', label: 'Shoes', sizes: everyFrom(35, 48, String) },
  { id: 'one-size', label: 'One size', sizes: ['One size'] },
];

function everyFrom(first: number, last: number, name: (place: number) => string): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => name(first + place));
}
