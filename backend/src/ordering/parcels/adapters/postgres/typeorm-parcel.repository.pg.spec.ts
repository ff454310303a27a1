import { anOrder } from '../../../../../test/support/memory/an-order';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import type { Actor } from '../../../../shared/actor';
import { describeParcelRepository } from '../../application/parcel-repository.contract';
import { Parcel, type ParcelChange } from '../../domain/parcel';
import type { Pieces } from '../../../orders/domain/order-line';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { ParcelChangeRow, ParcelPiecesRow, ParcelRow } from './parcel.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { TypeOrmParcelRepository } from './typeorm-parcel.repository';

describe('parcels in Postgres', () => {
  const postgres = testDatabase();
  const actor = new AsyncCurrentActor();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const outbox = outboxOf(database);
    return {
      orders: new TypeOrmOrderRepository(
        database,
        rows(OrderRow),
        rows(OrderLineRow),
        rows(LineComponentRow),
        rows(OrderChangeRow),
        outbox,
        actor,
      ),
      parcels: new TypeOrmParcelRepository(
        database,
        rows(ParcelRow),
        rows(ParcelPiecesRow),
        rows(ParcelChangeRow),
        outbox,
        actor,
      ),
      unitOfWork,
      as: <T>(someone: Actor, work: () => Promise<T>) => actor.run(() => someone, work),
      historyOf: (id: string) =>
        database.query<ParcelChange & { by: string }>(
          `SELECT status, changed_by AS by, changed_at AS at FROM ordering.parcel_history
            WHERE parcel_id = $1 ORDER BY changed_at, id`,
          [id],
        ),
    };
  };
  describeParcelRepository(world);

  /** Packs some of the order's three socks and its cap. */
  async function packed(number: number, orderId: string, pieces: Pieces[]): Promise<Parcel> {
    const parcel = Parcel.pack({ orderId, number, pieces }, new Date());
    await world().unitOfWork.run(() => world().parcels.save([parcel]));
    return parcel;
  }
  const placed = async () => {
    const order = anOrder();
    await world().unitOfWork.run(() => world().orders.add(order));
    return { orderId: order.id, socks: order.lines[0]!.variantId };
  };
  const inParcels = async (orderId: string) => {
    const rows = await postgres().database.query<{ count: number }>(
      'SELECT in_parcels AS count FROM ordering.order_lines WHERE order_id = $1 ORDER BY position',
      [orderId],
    );
    return rows.map(({ count }) => count);
  };

  it('hold no more pieces than were ordered, whatever the code does', async () => {
    const { orderId, socks } = await placed();
    const first = await packed(1, orderId, [{ variantId: socks, quantity: 2 }]);
    await expect(packed(2, orderId, [{ variantId: socks, quantity: 2 }])).rejects.toThrow(
      'no_more_sent_and_cancelled_than_ordered',
    );
    await expect(packed(2, orderId, [{ variantId: orderId, quantity: 1 }])).rejects.toThrow('not ordered');
    expect(await inParcels(orderId)).toEqual([2, 0]);
    first.moveTo('sent', new Date());
    first.moveTo('lost', new Date());
    await world().unitOfWork.run(() => world().parcels.save([first]));
    expect(await inParcels(orderId)).toEqual([0, 0]);
    await packed(2, orderId, [{ variantId: socks, quantity: 3 }]);
    expect(await inParcels(orderId)).toEqual([3, 0]);
  });

  it('keep their pieces, and stay lost or unpacked', async () => {
    const { orderId, socks } = await placed();
    const parcel = await packed(1, orderId, [{ variantId: socks, quantity: 2 }]);
    parcel.moveTo('unpacked', new Date());
    await world().unitOfWork.run(() => world().parcels.save([parcel]));
    const { database } = postgres();
    await expect(database.query('UPDATE ordering.parcel_pieces SET quantity = 1')).rejects.toThrow(
      'never change',
    );
    await expect(
      database.query(`UPDATE ordering.parcels SET status = 'packed' WHERE id = '${parcel.id}'`),
    ).rejects.toThrow('never change');
  });
});
