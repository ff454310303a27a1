import { anOrder } from '../../../../test/support/memory/an-order';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Actor } from '../../../shared/actor';
import { newId } from '../../../shared/ids';
import { Parcel, type ParcelChange } from '../domain/parcel';
import type { OrderRepository } from '../../orders/application/ports';
import type { ParcelRepository } from './ports';

interface World {
  orders: OrderRepository;
  parcels: ParcelRepository;
  unitOfWork: UnitOfWork;
  /** The actor inside `unitOfWork`. */
  as<T>(actor: Actor, work: () => Promise<T>): Promise<T>;
  /** The changes are in the order in which they were saved. */
  historyOf(parcelId: string): Promise<(Omit<ParcelChange, 'id'> & { by: string })[]>;
}

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T08:00:00Z');

export function describeParcelRepository(world: () => World): void {
  const save = (...parcels: Parcel[]) => world().unitOfWork.run(() => world().parcels.save(parcels));

  /** A sock in each of two parcels. */
  async function twoParcels(): Promise<[Parcel, Parcel]> {
    const order = anOrder();
    await world().unitOfWork.run(() => world().orders.add(order));
    const pieces = [{ variantId: order.lines[0]!.variantId, quantity: 1 }];
    const [first, second] = [1, 2].map((number) => Parcel.pack({ orderId: order.id, number, pieces }, noon));
    return [first!, second!];
  }

  it('finds the parcels of an order as they were saved, by their numbers', async () => {
    const [first, second] = await twoParcels();
    await save(first, second);
    first.track({
      carrier: 'UPS',
      trackingNumber: '1Z999',
      trackingAddress: 'https://ups.test/{number}',
    });
    first.moveTo('sent', later);
    await save(first, second);
    const found = await world().parcels.ofOrder(first.state.orderId);
    expect(found.map(({ state }) => state)).toEqual([first.state, second.state]);
    expect(await world().parcels.orderOf(second.id)).toBe(first.state.orderId);
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().parcels.ofOrder(newId())).toEqual([]);
    expect(await world().parcels.orderOf(newId())).toBeUndefined();
  });

  it('saves each change of a parcel, with its time and actor', async () => {
    const [parcel] = await twoParcels();
    await world().as({ kind: 'admin', id: 'ada' }, () => save(parcel));
    parcel.moveTo('sent', later);
    await save(parcel);
    expect(await world().historyOf(parcel.id)).toEqual([
      { status: 'packed', by: 'admin:ada', at: noon },
      { status: 'sent', by: 'shop', at: later },
    ]);
  });
}
