import { type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import type { Json } from '../../../shared/json';
import { NoSuchOrder } from '../../domain/order.errors';

/** @throws NoSuchOrder */
export function orderAnswer(order: Json<'Order'> | undefined): JsonAnswer {
  if (!order) throw new NoSuchOrder();
  return jsonAnswer(order);
}
