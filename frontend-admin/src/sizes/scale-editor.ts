import type { Answer, Refusal } from '@haberdash/kit/api/client';
import { type SagaGenerator } from '@haberdash/kit/effects';
import { createEditor } from '../editor/create-editor';
import { changeSizes, reloadSizes, staleCode, submitted } from './change-sizes';
import { fetchSizeChart, type Scale, type SizeChart, type SubmittedScale } from './sizes.api';
import { atEnd, sizesIn, withSizes } from './typed-sizes';

/** A scale with the version of the chart that it was read from. */
export interface EditedScale extends Scale {
  version: number;
}

export interface ScaleFields {
  label: string;
  sizes: string[];
  /** Typed sizes that are not among the others yet, and their place. */
  added: string;
  place: string;
}

export const newScale: ScaleFields = { label: '', sizes: [], added: '', place: atEnd };

export const editedScale = ({ version }: SizeChart, scale: Scale): EditedScale => ({ ...scale, version });

export const scaleEditor = createEditor<EditedScale, ScaleFields>({
  name: 'scaleEditor',
  fieldsOf: (scale) => ({ ...submitted(scale), added: '', place: atEnd }),
  save: saveScale,
  latest: { code: staleCode, fetch: fetchLatest },
  savedMessage: 'Sizes saved successfully',
  onSaved: reloadSizes,
});

const isSame = (one: Scale, other: Scale): boolean =>
  JSON.stringify(submitted(one)) === JSON.stringify(submitted(other));

const stale: Refusal = {
  status: 409,
  code: staleCode,
  message: 'Someone else has changed these sizes.',
};
const removed: Refusal = {
  status: 409,
  code: 'UNKNOWN_SCALE',
  message: 'Someone else has removed this scale.',
};

function* saveScale(
  { label, sizes, added, place }: ScaleFields,
  saved: EditedScale | null,
): SagaGenerator<Answer<{ message?: string }>> {
  const scale = { label: label.trim(), sizes: withSizes(sizes, sizesIn(added), place) };
  const result = yield* changeSizes((scales) =>
    saved ? replaced(scales, saved, scale) : [...scales.map(submitted), scale],
  );
  return result.ok ? result : { ok: false, refusal: atField(result.refusal) };
}

/** Other scales may have changed meanwhile, but not this one. */
function replaced(scales: Scale[], saved: EditedScale, scale: SubmittedScale): SubmittedScale[] | Refusal {
  const latest = scales.find(({ id }) => id === saved.id);
  if (!latest) return removed;
  if (!isSame(latest, saved)) return stale;
  return scales.map((one) => (one === latest ? { ...scale, id: one.id } : submitted(one)));
}

/** Errors of the whole chart are shown at the scale in the form. */
function atField(refusal: Refusal): Refusal {
  if (refusal.status !== 400 && !refusal.code.startsWith('SIZE_')) return refusal;
  const ofLabel = refusal.errors?.find(({ path }) => path.endsWith('.label'));
  const error = ofLabel
    ? { path: 'label', message: ofLabel.message }
    : { path: 'sizes', message: refusal.errors?.[0]?.message ?? refusal.message };
  return { ...refusal, errors: [error] };
}

function* fetchLatest(saved: EditedScale): SagaGenerator<Answer<{ data: EditedScale }>> {
  const result = yield* fetchSizeChart();
  if (!result.ok) return result;
  const { data } = result.body;
  const latest = data.scales.find(({ id }) => id === saved.id);
  return latest ? { ok: true, body: { data: editedScale(data, latest) } } : { ok: false, refusal: removed };
}
