import { callApi } from '@haberdash/kit/effects';
import { linkHeaders } from './order-link';

export function fetchLinkedOrder(token: string) {
  const headers = { 'Order-Link': token };
  return callApi((api, signal) => api.GET('/api/shop/order/link', { headers, signal }));
}

/** Adds the order to the account of the session. */
export function postClaim(orderId: string) {
  return callApi((api) => api.POST('/api/shop/order/claim', { headers: linkHeaders(orderId) }));
}

interface NewAccount {
  userName: string;
  email: string;
  password: string;
}

export function postNewAccount(body: NewAccount) {
  return callApi((api) => api.POST('/api/auth/register', { body }));
}

export function postFirstLogin({ email, password }: NewAccount) {
  return callApi((api) => api.POST('/api/auth/login', { body: { email, password } }));
}
