import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { createEditor, findLatest } from '../editor/create-editor';
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

function* onSaved(): SagaGenerator<void> {
  yield* put(deliveryRequested());
}

const latest = <Saved>(find: (delivery: Delivery, saved: Saved) => Saved | undefined) => ({
  code: 'STALE_DELIVERY',
  fetch: (saved: Saved) => findLatest(saved, fetchDelivery, (delivery) => find(delivery, saved)),
});

export const zoneEditor = createEditor<Zone, ZoneFields>({
  name: 'deliveryZoneEditor',
  fieldsOf: ({ id: _id, version: _version, ...fields }) => fields,
  save: saveZone,
  latest: latest(({ zones }, saved) => zones.find(({ id }) => id === saved.id)),
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
  latest: latest(({ methods }, saved) => methods.find(({ id }) => id === saved.id)),
  savedMessage: 'Delivery method saved successfully',
  onSaved,
});

export const calendarEditor = createEditor<Calendar, CalendarFields>({
  name: 'deliveryCalendarEditor',
  fieldsOf: ({ version: _, ...fields }) => fields,
  *save(fields, saved) {
    return yield* putCalendar({ version: saved?.version ?? 1, ...fields });
  },
  latest: latest(({ calendar }) => calendar),
  savedMessage: 'Calendar saved successfully',
  onSaved,
});
