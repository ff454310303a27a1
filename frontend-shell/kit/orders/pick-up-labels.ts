import { orderStatusLabels, parcelStatusLabels } from '../labels';
import { isPickedUp } from './destination';
import type { Order, Parcel } from './order';

type Delivered = Pick<Order, 'delivery' | 'addressInfo'>;

/** Nobody ships a pick-up: its parcel waits in the shop. */
const orderStatusLabelsOfPickUp = {
  ...orderStatusLabels,
  inShipping: 'Ready to collect',
  delivered: 'Collected',
};
const parcelStatusLabelsOfPickUp = {
  ...parcelStatusLabels,
  sent: 'Ready to collect',
  delivered: 'Collected',
};

export const orderStatusLabel = (order: Delivered, status: Order['orderStatus']): string =>
  (isPickedUp(order) ? orderStatusLabelsOfPickUp : orderStatusLabels)[status];

export const parcelStatusLabel = (order: Delivered, status: Parcel['status']): string =>
  (isPickedUp(order) ? parcelStatusLabelsOfPickUp : parcelStatusLabels)[status];
