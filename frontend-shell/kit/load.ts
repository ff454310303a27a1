import type { UnknownAction } from 'redux';
import type { Answer, Refusal } from './api/client';
import { put, type SagaGenerator } from '@haberdash/kit/effects';

/** Sends a request and dispatches what comes of it: `yield* load(fetchOrders(), ordersLoaded, ordersFailed)`. */
export function* load<Data>(
  request: SagaGenerator<Answer<{ data: Data }>>,
  loaded: (data: NoInfer<Data>) => UnknownAction,
  failed: (refusal: Refusal) => UnknownAction,
): SagaGenerator<void> {
  const result = yield* request;
  yield* put(result.ok ? loaded(result.body.data) : failed(result.refusal));
}
