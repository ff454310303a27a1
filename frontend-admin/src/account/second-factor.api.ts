import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type SecondFactor = Schema<'SecondFactorView'>;
export type NewSecret = Schema<'NewSecondFactorAnswer'>['data'];
export type Proof = Schema<'TurnOffSecondFactorBody'>;

const path = '/api/account/second-factor';

export function fetchSecondFactor() {
  return callApi((api, signal) => api.GET(path, { signal }));
}

export function postBegin() {
  return callApi((api) => api.POST(`${path}/begin`));
}

export function postTurnOn(code: string) {
  return callApi((api) => api.POST(`${path}/turn-on`, { body: { code } }));
}

export function postTurnOff(body: Proof) {
  return callApi((api) => api.POST(`${path}/turn-off`, { body }));
}
