import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Wish = Schema<'WishView'>;

export function fetchWishes(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/wishes/{userId}', { params: { path: { userId } }, signal }),
  );
}

export function putWish(userId: string, { productId, variantId }: Wish) {
  const query = { variantId: variantId ?? undefined };
  return callApi((api) =>
    api.PUT('/api/shop/wishes/{userId}/{productId}', { params: { path: { userId, productId }, query } }),
  );
}

/** Without a variant, all wishes for the product are removed. */
export function deleteWish(userId: string, { productId, variantId }: Wish) {
  const query = { variantId: variantId ?? undefined };
  return callApi((api) =>
    api.DELETE('/api/shop/wishes/{userId}/{productId}', { params: { path: { userId, productId }, query } }),
  );
}

export function postWishes(userId: string, wishes: Wish[]) {
  return callApi((api) =>
    api.POST('/api/shop/wishes/{userId}/merge', { params: { path: { userId } }, body: { wishes } }),
  );
}
