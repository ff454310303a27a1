import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type SecondFactor = Schema<'SecondFactorView'>;
export type NewSecret = Schema<'NewSecondFactorAnswer'>['data'];
export type Proof = Schema<'TurnOffSecondFactorBody'>;

export function fetchSecondFactor() {
  return callApi((api, signal) => api.GET('/api/account/second-factor', { signal }));
}

export function postBegin() {
  return callApi((api) => api.POST('/api/account/second-factor/begin'));
}

export function postTurnOn(code: string) {
  return callApi((api) => api.POST('/api/account/second-factor/turn-on', { body: { code } }));
}

export function postTurnOff(body: Proof) {
  return callApi((api) => api.POST('/api/account/second-factor/turn-off', { body }));
}
