import { callApi } from '@haberdash/kit/effects';

export interface PaletteTarget {
  kind: 'Page' | 'Order' | 'Product' | 'Customer';
  label: string;
  /** Tells targets of the same name apart. */
  hint: string;
  to: string;
}

const limit = 5;

export function fetchOrders(q: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/orders/get', { params: { query: { q, limit } }, signal }),
  );
}

export function fetchProducts(q: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/get', { params: { query: { q, limit } }, signal }),
  );
}

export function fetchCustomers(q: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/customers/get', { params: { query: { q, limit } }, signal }),
  );
}
