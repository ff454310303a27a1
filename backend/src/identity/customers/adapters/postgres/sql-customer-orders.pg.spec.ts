import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { aUser } from '../../../users/application/user-repository.contract';
import { SqlCustomerOrders } from './sql-customer-orders';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';

describe("the customers' paid orders", () => {
  const postgres = testDatabase();
  const setUp = async () => {
    const { database, rows } = postgres();
    const { id } = aUser().state;
    const sam = aUser();
    await new TypeOrmUserRepository(database, rows(UserRow)).add(sam);
    const sums = async () => {
      const [found] = await database.query<{ orders: number; cents: number }>(
        'SELECT orders, spent_cents::int AS cents FROM identity.users WHERE id = $1',
        [sam.state.id],
      );
      return [found!.orders, found!.cents];
    };
    return { orders: new SqlCustomerOrders(database), userId: sam.state.id, sums, stranger: id };
  };

  it('are counted once each, announced repeatedly and in any order', async () => {
    const { orders, userId, sums } = await setUp();
    const [kept, refunded, refundedFirst] = [newId(), newId(), newId()];
    await orders.recordRefunded(refundedFirst);
    for (let time = 0; time < 2; time += 1) {
      await orders.recordPaid(kept, userId, 1000);
      await orders.recordPaid(refunded, userId, 250);
      await orders.recordPaid(refundedFirst, userId, 70);
      await orders.recordRefunded(refunded);
      await orders.recordRefunded(refundedFirst);
    }
    expect(await sums()).toEqual([3, 1000]);
  });

  it('are all counted when many are announced concurrently', async () => {
    const { orders, userId, sums } = await setUp();
    const ids = Array.from({ length: 12 }, () => newId());
    await Promise.all(
      [...ids, ...ids].flatMap((id) => [orders.recordPaid(id, userId, 10), orders.recordRefunded(ids[0]!)]),
    );
    expect(await sums()).toEqual([12, 110]);
  });

  it('cost what did not go back, announced repeatedly and in any order', async () => {
    const { orders, userId, sums } = await setUp();
    const [kept, refundedFirst, refunded] = [newId(), newId(), newId()];
    await orders.recordPartlyRefunded(refundedFirst, 30);
    for (let time = 0; time < 2; time += 1) {
      await orders.recordPaid(kept, userId, 1000);
      await orders.recordPaid(refundedFirst, userId, 70);
      await orders.recordPartlyRefunded(kept, 250);
      await orders.recordPartlyRefunded(kept, 100);
      await orders.recordPaid(refunded, userId, 500);
      await orders.recordPartlyRefunded(refunded, 200);
      await orders.recordRefunded(refunded);
    }
    expect(await sums()).toEqual([3, 790]);
  });

  it('cost less by each further part that goes back, announced concurrently', async () => {
    const { orders, userId, sums } = await setUp();
    const orderId = newId();
    await orders.recordPaid(orderId, userId, 1000);
    for (const cents of [100, 250, 400, 400]) await orders.recordPartlyRefunded(orderId, cents);
    expect(await sums()).toEqual([1, 600]);
    const later = [500, 600, 700, 800, 900];
    await Promise.all([...later, ...later].map((cents) => orders.recordPartlyRefunded(orderId, cents)));
    expect(await sums()).toEqual([1, 100]);
    await orders.recordRefunded(orderId);
    expect(await sums()).toEqual([1, 0]);
  });

  it('are ignored for an unknown user', async () => {
    const { orders, stranger, sums } = await setUp();
    await orders.recordPaid(newId(), stranger, 1000);
    expect(await sums()).toEqual([0, 0]);
  });
});
