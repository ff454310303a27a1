import type { SizeChart } from './sizes.api';

const maxLength = 20;

/** The place of added sizes: before all others, after all, or after the size of this name. */
export const atStart = 'start:';
export const atEnd = 'end:';
export const after = (size: string): string => `after:${size}`;

/** Reads sizes that are separated by lines, commas or semicolons. */
export const sizesIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((size) => size.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

export function withSizes(sizes: readonly string[], added: readonly string[], place: string): string[] {
  if (place === atStart) return [...added, ...sizes];
  const before = sizes.findIndex((size) => after(size) === place);
  return before < 0 ? [...sizes, ...added] : sizes.toSpliced(before + 1, 0, ...added);
}

interface Others {
  /** The sizes of the scale. */
  sizes: readonly string[];
  /** All scales of the shop. */
  scales: SizeChart['scales'];
  /** The id of the scale. */
  id: string | undefined;
}

const key = (size: string): string => size.toLowerCase();

/** A sentence about sizes that may not be added to a scale; undefined if all may. */
export function problemOf(added: readonly string[], { sizes, scales, id }: Others): string | undefined {
  const long = added.find((size) => size.length > maxLength);
  if (long) return `“${long}” has more than ${maxLength} characters`;
  const colon = added.find((size) => size.includes(':'));
  if (colon) return `“${colon}” has a colon, which a size can't have`;
  const taken = new Set(sizes.map(key));
  const twice = added.find((size) => taken.size === taken.add(key(size)).size);
  if (twice) return `${twice} is there already`;
  for (const scale of scales) {
    const other =
      scale.id !== id && scale.sizes.find(({ name }) => added.some((size) => key(size) === key(name)));
    if (other) return `${other.name} is a size of ${scale.label}: a size has one place in the shop`;
  }
  return undefined;
}
