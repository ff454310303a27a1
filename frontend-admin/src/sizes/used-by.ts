export function usedBy(variants: number): string {
  if (variants === 0) return 'Not used';
  return variants === 1 ? '1 variant' : `${variants.toLocaleString('en')} variants`;
}
