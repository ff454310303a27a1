import type { Schema } from '../api/client';
import { callApi } from '@haberdash/kit/effects';

/** Sizes that one product may come in, from small to large. No size is in two scales. */
export type SizeScale = Schema<'SizeChartView'>['scales'][number];

/** Fetches the scales in display order. */
export function fetchSizes() {
  return callApi((api, signal) => api.GET('/api/shop/sizes', { signal }));
}
