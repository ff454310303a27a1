import { testDatabase } from '../../../../test/support/test-database';
import { outboxOf } from '../../../../test/support/outbox-of';
import { newId } from '../../../shared/ids';
import { Product } from '../../domain/product';
import { describeProductRepository, hoodie } from '../../application/product-repository.contract';
import { describeStock } from '../../application/stock.contract';
import { SqlOffers } from './sql-offers';
import { SqlStock } from './sql-stock';
import { TypeOrmProductRepository } from './typeorm-product.repository';

describe('a catalogue in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, unitOfWork } = postgres();
    return {
      products: new TypeOrmProductRepository(database, outboxOf(database)),
      offers: new SqlOffers(database),
      stock: new SqlStock(database),
      unitOfWork,
    };
  };
  describeProductRepository(world);
  describeStock(world);

  it('never sells a piece twice, and never deadlocks, with carts of two items in either order', async () => {
    const { products, stock, offers, unitOfWork } = world();
    const two = [
      Product.create({ ...hoodie, stock: 20 }, new Date()),
      Product.create({ ...hoodie, stock: 20 }, new Date()),
    ];
    await unitOfWork.run(async () => {
      for (const product of two) await products.save(product);
    });
    const ids = two.map(({ snapshot }) => snapshot.variants[0].snapshot.id);
    const buy = (buyer: number) => {
      const order = buyer % 2 ? ids : ids.toReversed();
      const demands = order.map((variantId) => ({ variantId, quantity: 1 }));
      return unitOfWork
        .run(async () => {
          const outcome = await stock.reserve(newId(), demands);
          if (!outcome.reserved) throw new Error('short');
          return 'sold';
        })
        .catch((error: unknown) => (error as Error).message);
    };
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, buyer) => buy(buyer)));
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(40);
    expect((await offers.ofVariants(ids)).map(({ stock: left }) => left)).toEqual([0, 0]);
  });
});
