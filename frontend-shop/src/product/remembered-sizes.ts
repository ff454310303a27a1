import { scaleOf, type SizeScaleId } from '@haberdash/kit/sizes';

const KEY = 'sizes';

/** The one chosen or bought last, for each scale. */
export function rememberSize(size: string | null): void {
  const scale = size ? scaleOf(size) : undefined;
  if (!scale) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [scale.id]: size }));
  } catch {
    // Full or forbidden: then it is chosen anew each time.
  }
}

export function rememberedSize(scaleId: SizeScaleId): string | null {
  const size = stored()[scaleId];
  return typeof size === 'string' && scaleOf(size)?.id === scaleId ? size : null;
}

/** The one that fits what comes in these sizes, which are of one scale. */
export function rememberedSizeOf([size]: readonly string[]): string | null {
  const scale = size ? scaleOf(size) : undefined;
  return scale ? rememberedSize(scale.id) : null;
}

/** Local storage may hold anything: what makes no sense counts as nothing. */
function stored(): Partial<Record<SizeScaleId, unknown>> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
