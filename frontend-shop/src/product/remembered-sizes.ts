import { scaleOf, type SizeScaleId } from '@haberdash/kit/sizes';
import { readJson, writeJson } from '../ui/storage';

const storageKey = 'sizes';

/** Stores the size that was selected or bought last, per scale. */
export function rememberSize(size: string | null): void {
  const scale = size ? scaleOf(size) : undefined;
  if (scale) writeJson('localStorage', storageKey, { ...stored(), [scale.id]: size });
}

export function rememberedSize(scaleId: SizeScaleId): string | null {
  const size = stored()[scaleId];
  return typeof size === 'string' && scaleOf(size)?.id === scaleId ? size : null;
}

/** The remembered size of the scale of these sizes. */
export function rememberedSizeOf([size]: readonly string[]): string | null {
  const scale = size ? scaleOf(size) : undefined;
  return scale ? rememberedSize(scale.id) : null;
}

function stored(): Partial<Record<SizeScaleId, unknown>> {
  const kept = readJson('localStorage', storageKey);
  return typeof kept === 'object' ? { ...kept } : {};
}
