import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** The scales in their order, each with its sizes and how many variants come in them. */
export type SizeChart = Schema<'AdminSizeChartView'>;
export type Scale = SizeChart['scales'][number];
export type SubmittedScale = Schema<'EditSizesBody'>['scales'][number];

export function fetchSizeChart() {
  return callApi((api, signal) => api.GET('/api/admin/sizes', { signal }));
}

export function putSizeChart(version: number, scales: SubmittedScale[]) {
  return callApi((api) => api.PUT('/api/admin/sizes', { body: { version, scales } }));
}
