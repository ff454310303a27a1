import type { Answer } from '@haberdash/kit/api/client';
import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { createEditor } from '../editor/create-editor';
import {
  fetchDelivery,
  putCalendar,
  saveMethod,
  saveZone,
  type Calendar,
  type Delivery,
  type Method,
  type Zone,
} from './delivery.api';
import { deliveryRequested } from './delivery.slice';

export type ZoneFields = Omit<Zone, 'id' | 'version'>;
/** The fields hold what is typed: '' for an empty field. */
export type MethodFields = Omit<Method, 'id' | 'version' | 'workingDays'> & {
  workingDays: { min: number | string; max: number | string };
};
export type CalendarFields = Omit<Calendar, 'version'>;

const staleCode = 'STALE_DELIVERY';

function* onSaved(): SagaGenerator<void> {
  yield* put(deliveryRequested());
}

/** Deleted by somebody else: the refusal of the next save says so. */
function* fetchLatest<Saved>(
  saved: Saved,
  find: (delivery: Delivery) => Saved | undefined,
): SagaGenerator<Answer<{ data: Saved }>> {
  const result = yield* fetchDelivery();
  return result.ok ? { ok: true, body: { data: find(result.body.data) ?? saved } } : result;
}

export const zoneEditor = createEditor<Zone, ZoneFields>({
  name: 'deliveryZoneEditor',
  fieldsOf: ({ id: _id, version: _version, ...fields }) => fields,
  save: saveZone,
  fetchLatest: (saved) => fetchLatest(saved, ({ zones }) => zones.find(({ id }) => id === saved.id)),
  staleCode,
  savedMessage: 'Zone saved successfully',
  onSaved,
});

export const methodEditor = createEditor<Method, MethodFields>({
  name: 'deliveryMethodEditor',
  fieldsOf: ({ id: _id, version: _version, workingDays, ...fields }) => ({
    ...fields,
    workingDays: workingDays ?? { min: '', max: '' },
  }),
  save: ({ workingDays, ...fields }, saved) => {
    const hasDates = workingDays.min !== '' || workingDays.max !== '';
    return saveMethod({ ...fields, workingDays: hasDates ? workingDays : null }, saved);
  },
  fetchLatest: (saved) => fetchLatest(saved, ({ methods }) => methods.find(({ id }) => id === saved.id)),
  staleCode,
  savedMessage: 'Delivery method saved successfully',
  onSaved,
});

export const calendarEditor = createEditor<Calendar, CalendarFields>({
  name: 'deliveryCalendarEditor',
  fieldsOf: ({ version: _, ...fields }) => fields,
  *save(fields, saved) {
    return yield* putCalendar({ version: saved?.version ?? 1, ...fields });
  },
  fetchLatest: (saved) => fetchLatest(saved, ({ calendar }) => calendar),
  staleCode,
  savedMessage: 'Calendar saved successfully',
  onSaved,
});
