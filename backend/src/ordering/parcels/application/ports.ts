import type { Cancellation } from '../domain/cancellation';
import type { Parcel } from '../domain/parcel';

/** The cancellations of an order change while the order is locked. */
export abstract class CancellationRepository {
  abstract find(id: string): Promise<Cancellation | undefined>;
  abstract ofOrder(orderId: string): Promise<Cancellation[]>;
  abstract add(cancellation: Cancellation): Promise<void>;
  /** The cancellation was added before; its pieces never change. */
  abstract save(cancellation: Cancellation): Promise<void>;
}

/** The parcels of an order change while the order is locked. */
export abstract class ParcelRepository {
  /** The parcels of an order, sorted by their numbers. */
  abstract ofOrder(orderId: string): Promise<Parcel[]>;
  /** @returns undefined when there is no such parcel */
  abstract orderOf(parcelId: string): Promise<string | undefined>;
  /** Adds what is new. */
  abstract save(parcels: readonly Parcel[]): Promise<void>;
}
