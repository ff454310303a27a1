import { readJson, writeJson } from '../../ui/storage';

const storageKey = 'sizes';
const maxRemembered = 30;

/**
 * Stores the size that was selected or bought last, before those of other products.
 * @param made the sizes of its product: the size replaces those of them that were remembered
 */
export function rememberSize(size: string | null, made: readonly string[] = []): void {
  if (size === null) return;
  const others = stored().filter((one) => one !== size && !made.includes(one));
  writeJson('localStorage', storageKey, [size, ...others].slice(0, maxRemembered));
}

/** Returns the size that was remembered last. */
export const rememberedSizeOf = (made: readonly string[]): string | null =>
  stored().find((size) => made.includes(size)) ?? null;

function stored(): string[] {
  const kept = readJson('localStorage', storageKey);
  // Until recently, they were stored by their scales.
  const sizes: unknown[] = typeof kept === 'object' && kept !== null ? Object.values(kept) : [];
  return sizes.filter((size) => typeof size === 'string');
}
