import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Outbox } from '../../../../shared/events/outbox';
import { ParcelRepository } from '../../application/ports';
import { Parcel, type ParcelChange, type ParcelState } from '../../domain/parcel';

export class InMemoryParcelRepository extends ParcelRepository {
  readonly history: (ParcelChange & { parcelId: string; by: string })[] = [];
  private readonly parcels = new Map<string, ParcelState>();

  constructor(
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async ofOrder(orderId: string): Promise<Parcel[]> {
    const states = [...this.parcels.values()].filter((state) => state.orderId === orderId);
    return states.map((state) => Parcel.restore(state));
  }

  async orderOf(parcelId: string): Promise<string | undefined> {
    return this.parcels.get(parcelId)?.orderId;
  }

  async save(parcels: readonly Parcel[]): Promise<void> {
    const by = nameOfActor(this.actor.get());
    for (const parcel of parcels) {
      this.parcels.set(parcel.id, { ...parcel.state });
      const changes = parcel.pullChanges().map((change) => ({ ...change, parcelId: parcel.id, by }));
      this.history.push(...changes);
      await this.outbox.add(parcel.pullEvents());
    }
  }
}
