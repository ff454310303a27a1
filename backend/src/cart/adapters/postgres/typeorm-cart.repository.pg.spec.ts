import { newId } from '../../../shared/ids';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { amid } from '../../../../test/support/turns';
import { describeCartRepository } from '../../application/cart-repository.contract';
import { describeVariantReferences } from '../../application/variant-references.contract';
import { SqlVariantReferences } from './sql-variant-references';
import { TypeOrmCartRepository } from './typeorm-cart.repository';
import { CartRow } from './cart.table';
import { CartLineRow } from './cart-line.table';

describe('carts in Postgres', () => {
  const postgres = testDatabase();
  const carts = () =>
    new TypeOrmCartRepository(postgres().database, postgres().rows(CartRow), postgres().rows(CartLineRow));
  describeCartRepository(() => ({ carts: carts(), unitOfWork: postgres().unitOfWork }));
  describeVariantReferences(() => ({
    carts: carts(),
    references: new SqlVariantReferences(postgres().database),
    unitOfWork: postgres().unitOfWork,
  }));

  const socks = { variantId: newId(), productId: newId(), stock: 100 };
  const addOne = (shopperId: string) =>
    postgres().unitOfWork.run(async () => {
      const cart = await carts().lockOrCreate(shopperId);
      cart.add(socks, 1);
      await carts().save(cart);
    });
  const linesOf = async (shopperId: string) =>
    (await postgres().unitOfWork.run(() => carts().lockOrCreate(shopperId))).lines;

  it.each([
    ['a new cart', 0],
    ['one that is there', 1],
  ])('counts each of many concurrent adds to %s', async (_, before) => {
    const shopperId = newId();
    for (let added = 0; added < before; added++) await addOne(shopperId);
    await Promise.all(Array.from({ length: 20 }, () => addOne(shopperId)));
    expect(await linesOf(shopperId)).toMatchObject([{ quantity: 20 + before }]);
  });

  it('makes a change wait for the lock of the cart', async () => {
    const shopperId = newId();
    await addOne(shopperId);
    const takeAllOut = async () => {
      const cart = await carts().lockOrCreate(shopperId);
      cart.takeOut([...cart.lines]);
      await carts().save(cart);
    };
    await amid(postgres(), takeAllOut, () => addOne(shopperId));
    expect(await linesOf(shopperId)).toMatchObject([{ quantity: 1 }]);
  });

  it('locks a cart for both of two requests that create it', async () => {
    const { database, unitOfWork } = postgres();
    const shopperId = newId();
    const lockAtOnce = () =>
      database.pool.query('SELECT FROM cart.carts WHERE shopper_id = $1 FOR UPDATE NOWAIT', [shopperId]);
    const comeSecond = () =>
      unitOfWork.run(async () => {
        await carts().lockOrCreate(shopperId);
        await expect(lockAtOnce()).rejects.toMatchObject({ code: '55P03' });
      });
    await amid({ database, unitOfWork }, () => carts().lockOrCreate(shopperId), comeSecond);
    await expect(lockAtOnce()).resolves.toMatchObject({ rowCount: 1 });
  });
});
