import type { FulfilmentStatus } from '../../orders/domain/order-stage';
import type { Parcel } from './parcel';

/** @param isMoreLeft whether some pieces of the order are in no parcel yet */
export function statusOfParcels(parcels: readonly Parcel[], isMoreLeft: boolean): FulfilmentStatus {
  const holding = parcels.filter(({ holdsItsPieces }) => holdsItsPieces);
  const isAllSent = holding.length > 0 && holding.every(({ status }) => status !== 'packed');
  if (isMoreLeft || !isAllSent) return 'inProcess';
  return holding.every(({ status }) => status === 'delivered') ? 'delivered' : 'inShipping';
}
