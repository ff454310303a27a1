import { newId } from '../../../shared/ids';
import { testDatabase } from '../../../../test/support/test-database';
import { amid } from '../../../../test/support/turns';
import { describeCartRepository } from '../../application/cart-repository.contract';
import { TypeOrmCartRepository } from './typeorm-cart.repository';

describe('carts in Postgres', () => {
  const postgres = testDatabase();
  const carts = () => new TypeOrmCartRepository(postgres().database);
  describeCartRepository(() => ({ carts: carts(), unitOfWork: postgres().unitOfWork }));

  it('lets adds from many tabs at once all count', async () => {
    const { unitOfWork } = postgres();
    const shopperId = newId();
    const socks = { variantId: newId(), productId: newId(), stock: 100 };
    const addOne = () =>
      unitOfWork.run(async () => {
        const cart = await carts().findForChange(shopperId);
        cart.add(socks, 1);
        await carts().save(cart);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    const { lines } = await unitOfWork.run(() => carts().findForChange(shopperId));
    expect(lines).toMatchObject([{ quantity: 20 }]);
  });

  it('locks a cart also for whoever came second to make it', async () => {
    const { database, unitOfWork } = postgres();
    const shopperId = newId();
    const lockAtOnce = () =>
      database.pool.query('SELECT FROM cart.carts WHERE shopper_id = $1 FOR UPDATE NOWAIT', [shopperId]);
    const comeSecond = () =>
      unitOfWork.run(async () => {
        await carts().findForChange(shopperId);
        await expect(lockAtOnce()).rejects.toMatchObject({ code: '55P03' });
      });
    await amid({ database, unitOfWork }, () => carts().findForChange(shopperId), comeSecond);
    await expect(lockAtOnce()).resolves.toMatchObject({ rowCount: 1 });
  });
});
