import { callApi } from '@haberdash/kit/effects';

/** Counts the orders of guests with the account's address, once it is proved. */
export function fetchGuestOrders() {
  return callApi((api, signal) => api.GET('/api/account/guest-orders', { signal }));
}

/** Adds them, or has a code sent that proves the address. */
export function postGuestOrders() {
  return callApi((api) => api.POST('/api/account/guest-orders'));
}

export function postGuestOrdersCode(code: string) {
  return callApi((api) => api.POST('/api/account/guest-orders/confirm', { body: { code } }));
}
