import type { Cancellation } from '../domain/cancellation';
import type { Day } from '../../../shared/time/shop-days';
import type { Parcel } from '../domain/parcel';

/** The cancellations of an order change while the order is locked. */
export abstract class CancellationRepository {
  abstract find(id: string): Promise<Cancellation | undefined>;
  abstract ofOrder(orderId: string): Promise<Cancellation[]>;
  abstract add(cancellation: Cancellation): Promise<void>;
  /** The cancellation was added before; its pieces never change. */
  abstract save(cancellation: Cancellation): Promise<void>;
}

/** Parcels that a carrier has had for so long that their recipients should have them. */
export abstract class OverdueParcels {
  /** Those of delivered orders, not of those that are picked up; the first sent comes first. @param dueBefore a day of the shop */
  abstract find(dueBefore: Day, limit: number): Promise<string[]>;
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
