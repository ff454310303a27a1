import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type CollectionOfProduct = Schema<'CollectionOfProductView'>;

/** Whether a product is in a collection that is picked by hand. */
export interface Membership {
  productId: string;
  slug: string;
  isIn: boolean;
}

export function fetchCollectionsOf(productId: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/collections/of/{productId}', { params: { path: { productId } }, signal }),
  );
}

export function sendMembership({ isIn, ...path }: Membership) {
  const params = { path };
  return callApi((api) =>
    isIn
      ? api.PUT('/api/admin/collections/{slug}/products/{productId}', { params })
      : api.DELETE('/api/admin/collections/{slug}/products/{productId}', { params }),
  );
}
