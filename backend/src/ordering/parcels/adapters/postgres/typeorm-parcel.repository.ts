import { In, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Outbox } from '../../../../shared/events/outbox';
import { ParcelRepository } from '../../application/ports';
import { Parcel, type ParcelState } from '../../domain/parcel';
import type { ParcelChangeRow, ParcelPiecesRow, ParcelRow } from './parcel.table';

/** Triggers count on each order line the pieces in its parcels, where a check refuses more than were ordered; a parcel that ended returns them. */
export class TypeOrmParcelRepository extends ParcelRepository {
  constructor(
    private readonly database: Database,
    private readonly parcels: Repository<ParcelRow>,
    private readonly pieces: Repository<ParcelPiecesRow>,
    private readonly history: Repository<ParcelChangeRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async ofOrder(orderId: string): Promise<Parcel[]> {
    const rows = await this.database
      .repository(this.parcels)
      .find({ where: { orderId }, order: { number: 'ASC' } });
    if (rows.length === 0) return [];
    const pieces = await this.database
      .repository(this.pieces)
      .find({ where: { parcelId: In(rows.map(({ id }) => id)) }, order: { variantId: 'ASC' } });
    return rows.map((row) =>
      toParcel(
        row,
        pieces.filter(({ parcelId }) => parcelId === row.id),
      ),
    );
  }

  async orderOf(parcelId: string): Promise<string | undefined> {
    const row = await this.database
      .repository(this.parcels)
      .findOne({ select: { id: true, orderId: true }, where: { id: parcelId } });
    return row?.orderId;
  }

  async save(parcels: readonly Parcel[]): Promise<void> {
    for (const parcel of parcels) {
      const { pieces, ...row } = parcel.state;
      await this.database.repository(this.parcels).upsert(row, ['id']);
      await this.addPieces(pieces.map((one) => ({ ...one, parcelId: parcel.id })));
      await this.addHistory(parcel);
      await this.outbox.add(parcel.pullEvents());
    }
  }

  /** Those of a parcel never change. */
  private async addPieces(rows: ParcelPiecesRow[]): Promise<void> {
    const pieces = this.database.repository(this.pieces);
    await pieces.createQueryBuilder().insert().values(rows).orIgnore().execute();
  }

  private async addHistory(parcel: Parcel): Promise<void> {
    const changedBy = nameOfActor(this.actor.get());
    const changes = parcel
      .pullChanges()
      .map(({ at, ...change }) => ({ ...change, parcelId: parcel.id, changedBy, changedAt: at }));
    await this.database.repository(this.history).insert(changes);
  }
}

function toParcel(row: ParcelRow, pieces: ParcelPiecesRow[]): Parcel {
  const state = {
    ...(row as Omit<ParcelState, 'pieces'>),
    pieces: pieces.map(({ variantId, quantity }) => ({ variantId, quantity })),
  };
  return Parcel.restore(state);
}
