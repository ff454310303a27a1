import type { Answer, Refusal, Schema } from '@haberdash/kit/api/client';
import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { sizesRequested } from '@haberdash/kit/sizes/sizes.slice';
import { chartRequested } from './size-chart.slice';
import { fetchSizeChart, putSizeChart, type Scale, type SubmittedScale } from './sizes.api';

export const staleCode = 'STALE_SIZES';

export const submitted = ({ id, label, sizes }: Scale): SubmittedScale => ({
  id,
  label,
  sizes: sizes.map(({ name }) => name),
});

/**
 * Changes the scales that the server has by now. When somebody else is faster, it does so again.
 * @param change gives all scales, or says why they can't be changed
 */
export function* changeSizes(
  change: (scales: Scale[]) => SubmittedScale[] | Refusal,
  attempts = 3,
): SagaGenerator<Answer<Schema<'Done'>>> {
  const loaded = yield* fetchSizeChart();
  if (!loaded.ok) return loaded;
  const { version, scales } = loaded.body.data;
  const changed = change(scales);
  if (!Array.isArray(changed)) return { ok: false, refusal: changed };
  const result = yield* putSizeChart(version, changed);
  const isOvertaken = !result.ok && result.refusal.code === staleCode;
  return isOvertaken && attempts > 1 ? yield* changeSizes(change, attempts - 1) : result;
}

/** Reloads the chart of the page, and the scales that forms offer. */
export function* reloadSizes(): SagaGenerator<void> {
  yield* put(chartRequested());
  yield* put(sizesRequested());
}
