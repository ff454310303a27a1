import type { Answer, Schema } from '@haberdash/kit/api/client';
import { callApi, type SagaGenerator } from '@haberdash/kit/effects';

/** Zones, methods and calendar, with the shop's country and time zone. */
export type Delivery = Schema<'DeliveryResponse'>['data'];
export type Zone = Schema<'DeliveryZoneView'>;
export type Method = Schema<'DeliveryMethodView'>;
export type Calendar = Schema<'DeliveryCalendarView'>;

/** The delivery of a cart would cost this; methods that do not apply say why. */
export type Trial = Schema<'DeliveryTrialResponse'>['data'];
export type Offer = Schema<'DeliveryOfferView'>;
export type Obstacle = Trial['refused'][number]['obstacle'];

/** The fields hold what is typed; '' for what is left out. */
export interface TrialFields {
  country: string;
  postcode: string;
  subtotal: string;
  grams: string;
  /** A time of the shop's clocks. */
  at: string;
}

export function fetchDelivery() {
  return callApi((api, signal) => api.GET('/api/admin/delivery', { signal }));
}

export function fetchTrial(query: TrialFields) {
  return callApi((api, signal) => api.GET('/api/admin/delivery/trial', { params: { query }, signal }));
}

/** @param saved null for a new one */
export function* saveZone(
  body: Schema<'AddDeliveryZoneBody'>,
  saved: Zone | null,
): SagaGenerator<Answer<{ message?: string }>> {
  if (!saved) return yield* callApi((api) => api.POST('/api/admin/delivery/zones', { body }));
  const { id, version } = saved;
  return yield* callApi((api) =>
    api.PUT('/api/admin/delivery/zones/{id}', { params: { path: { id } }, body: { ...body, version } }),
  );
}

export function deleteZone(id: string) {
  return callApi((api) => api.DELETE('/api/admin/delivery/zones/{id}', { params: { path: { id } } }));
}

/** @param saved null for a new one */
export function* saveMethod(
  body: Schema<'AddDeliveryMethodBody'>,
  saved: Method | null,
): SagaGenerator<Answer<{ message?: string }>> {
  if (!saved) return yield* callApi((api) => api.POST('/api/admin/delivery/methods', { body }));
  const { id, version } = saved;
  return yield* callApi((api) =>
    api.PUT('/api/admin/delivery/methods/{id}', { params: { path: { id } }, body: { ...body, version } }),
  );
}

export function deleteMethod(id: string) {
  return callApi((api) => api.DELETE('/api/admin/delivery/methods/{id}', { params: { path: { id } } }));
}

export function putCalendar(body: Schema<'EditDeliveryCalendarBody'>) {
  return callApi((api) => api.PUT('/api/admin/delivery/calendar', { body }));
}
