import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { audit } from '../../../../../test/support/memory/audit-in-memory';
import { expectListingRowsToBeTrue } from '../../../../../test/support/catalogue/listing-invariants';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { noPictures } from '../../../../../test/support/memory/no-pictures';
import { NoVariantReferences } from '../../../../../test/support/memory/no-variant-references';
import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid, gate, somebodyWaits } from '../../../../../test/support/turns';
import { until } from '../../../../../test/support/until';
import { newId } from '../../../../shared/ids';
import { EditProduct } from '../../application/edit-product';
import { describeProductFacts } from '../../../facts/application/product-facts.contract';
import { aHoodie, aHoodieIn, describeProductRepository } from '../../application/product-repository.contract';
import { describeProductSlugs } from '../../application/product-slugs.contract';
import { describeBuyerFits } from '../../../../reviews/application/buyer-fits.contract';
import { describeReviewRepository } from '../../../../reviews/application/review-repository.contract';
import { admin } from '../../../../inventory/application/stock-world.contract';
import { describeRemovals } from '../../../../inventory/removals/application/removals.contract';
import { SqlRemovals } from '../../../../inventory/removals/adapters/postgres/sql-removals';
import { describeStock } from '../../../../inventory/application/stock.contract';
import { UnusedVariants } from '../../application/unused-variants';
import type { StockMovement } from '../../../../inventory/stock-movement';
import { ReviewRow } from '../../../../reviews/adapters/postgres/review.table';
import { SqlBuyerFits } from '../../../../reviews/adapters/postgres/sql-buyer-fits';
import type { FitCounts } from '../../../../reviews/domain/fit';
import { SqlPurchaseRepository } from '../../../../reviews/adapters/postgres/sql-purchase.repository';
import { TypeOrmReviewRepository } from '../../../../reviews/adapters/postgres/typeorm-review.repository';
import { SqlProductSlugs } from './sql-product-slugs';
import { SqlRatedProducts } from './sql-rated-products';
import { SqlWeights } from '../../../facts/adapters/postgres/sql-weights';
import { SqlOffers } from './sql-offers';
import type { PiecesCameBack } from '../../../../inventory/inventory.events';
import { SqlStock } from '../../../../inventory/adapters/postgres/sql-stock';

describe('a catalogue in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const changes = productChanges(database);
    return {
      products: productRepository(database, changes),
      slugs: new SqlProductSlugs(database, changes),
      reviews: new TypeOrmReviewRepository(
        database,
        new SqlRatedProducts(database),
        rows(ReviewRow),
        changes,
      ),
      fits: new SqlBuyerFits(database),
      countsOf: async (variantId: string) => {
        const [counts] = await database.query<FitCounts>(
          `SELECT small_count AS small, right_count AS "right", large_count AS large FROM catalogue.fit_counts WHERE variant_id = $1`,
          [variantId],
        );
        return counts!;
      },
      offers: new SqlOffers(database),
      weights: new SqlWeights(database),
      stock: new SqlStock(database, new FixedActor(admin), changes, new InMemoryOutbox()),
      removals: new SqlRemovals(database, new FixedActor(admin), changes),
      unitOfWork,
      movementsOf: (variantId: string) =>
        database.query<StockMovement>(
          `SELECT variant_id AS "variantId", change, cause, actor, order_id AS "orderId"
             FROM catalogue.stock_movements WHERE variant_id = $1 ORDER BY id`,
          [variantId],
        ),
    };
  };
  describeProductRepository(world);
  describe('facts', () => describeProductFacts(world));
  describeProductSlugs(world);
  describeStock(world);
  describe('removals', () => describeRemovals(world));
  describe('reviews', () => describeReviewRepository(world));
  describe('fits told by buyers', () => describeBuyerFits(world));

  const inStock = async (...pieces: number[]) => {
    const { products, stock, unitOfWork } = world();
    const all = pieces.map((counted) => ({ product: aHoodie(), counted }));
    const counts = all.map(({ product, counted }) => ({
      variantId: product.state.variants[0].state.id,
      counted,
    }));
    await unitOfWork.run(async () => {
      for (const { product } of all) await products.save(product);
      await stock.setInitial(counts);
    });
    return counts.map(({ variantId }) => variantId);
  };
  const stockOf = async (variantIds: string[]) => {
    const offers = await world().offers.ofVariants(variantIds);
    return variantIds.map((id) => offers.find(({ variantId }) => variantId === id)?.stock);
  };

  it('sells no piece twice and does not deadlock, with carts of two items in either order', async () => {
    const { stock, unitOfWork } = world();
    const ids = await inStock(20, 20);
    const buy = async (buyer: number) => {
      const demands = (buyer % 2 ? ids : ids.toReversed()).map((variantId) => ({ variantId, quantity: 1 }));
      return unitOfWork.run(() => stock.reserve(newId(), demands));
    };
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, buyer) => buy(buyer)));
    expect(outcomes.filter(({ reserved }) => reserved)).toHaveLength(20);
    expect(await stockOf(ids)).toEqual([0, 0]);
  });

  it('tells of pieces that come back, and not of those that another order takes at once', async () => {
    const { database, unitOfWork } = postgres();
    const outbox = new InMemoryOutbox();
    const stock = new SqlStock(database, new FixedActor(admin), productChanges(database), outbox);
    const [shirt, shorts, socks] = await inStock(1, 3, 2);
    const [orderId, next] = [newId(), newId()];
    const demand = (variantId: string | undefined, quantity: number) => ({ variantId: variantId!, quantity });
    await unitOfWork.run(() =>
      stock.reserve(orderId, [demand(shirt, 1), demand(shorts, 3), demand(socks, 2)]),
    );
    const again = [demand(shirt, 1), demand(shorts, 1)];
    await unitOfWork.run(async () => {
      await stock.release(orderId, [], again);
      await stock.reserve(next, again);
    });
    const [{ pieces }] = outbox.events as [PiecesCameBack];
    expect(new Map(pieces.map((one) => [one.variantId, one.pieces]))).toEqual(
      new Map([
        [shorts, 2],
        [socks, 2],
      ]),
    );
  });

  it('keeps the listing row correct when two sizes of a product sell out at the same time', async () => {
    const { products, stock, unitOfWork } = world();
    for (let round = 0; round < 15; round += 1) {
      const product = aHoodieIn('S', 'M', 'L');
      const ids = product.state.variants.map(({ state }) => state.id);
      await unitOfWork.run(async () => {
        await products.save(product);
        await stock.setInitial(ids.map((variantId) => ({ variantId, counted: 1 })));
      });
      await Promise.all(
        ids.map((variantId) => unitOfWork.run(() => stock.reserve(newId(), [{ variantId, quantity: 1 }]))),
      );
      await expectListingRowsToBeTrue(postgres().url);
    }
  });

  it('records a product as bought when it is bought again', async () => {
    const { stock, unitOfWork } = world();
    const { database } = postgres();
    const [variantId] = (await inStock(2)) as [string];
    const purchases = new SqlPurchaseRepository(database);
    const shopperId = newId();
    for (const orderId of [newId(), newId()]) {
      await unitOfWork.run(() => stock.reserve(orderId, [{ variantId, quantity: 1 }]));
      await unitOfWork.run(() => stock.sell(orderId));
      await unitOfWork.run(() => purchases.addSoldTo(shopperId, orderId));
    }
    const bought = 'SELECT product_id FROM catalogue.purchases WHERE shopper_id = $1';
    expect(await database.query(bought, [shopperId])).toHaveLength(1);
  });

  it('reserves all pieces or none, even when another order takes the last piece at the same time', async () => {
    const { stock, unitOfWork } = world();
    const [plenty, last] = (await inStock(100, 1)) as [string, string];
    const both = [plenty, last].map((variantId) => ({ variantId, quantity: 1 }));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => unitOfWork.run(() => stock.reserve(newId(), both))),
    );
    expect(outcomes.filter(({ reserved }) => reserved)).toHaveLength(1);
    expect(await stockOf([plenty, last])).toEqual([99, 0]);
  });

  it('has stock equal to the sum of its movements after concurrent orders, returns and corrections', async () => {
    const { stock, unitOfWork, movementsOf } = world();
    const ids = await inStock(30, 30, 30);
    const chance = (of: number) => Math.floor(Math.random() * of);
    const buyAndReturn = async () => {
      const orderId = newId();
      const wanted = ids.filter(() => chance(2)).sort(() => chance(3) - 1);
      const demands = wanted.map((variantId) => ({ variantId, quantity: 1 + chance(4) }));
      await unitOfWork.run(() => stock.reserve(orderId, demands));
      if (chance(2)) await unitOfWork.run(() => stock.sell(orderId));
      if (chance(2)) {
        await Promise.all([1, 2].map(() => unitOfWork.run(() => stock.release(orderId))));
      }
    };
    const countAgain = () => {
      const seen = chance(2) ? chance(40) : undefined;
      const corrections = ids.toReversed().map((variantId) => ({ variantId, counted: chance(40), seen }));
      return unitOfWork.run(() => stock.correct(corrections));
    };
    await Promise.all(Array.from({ length: 150 }, () => (chance(4) ? buyAndReturn() : countAgain())));

    const sums = await Promise.all(
      ids.map(async (id) => (await movementsOf(id)).reduce((sum, { change }) => sum + change, 0)),
    );
    expect(await stockOf(ids)).toEqual(sums);
    const unaccounted = await postgres().database.query(
      `SELECT m.order_id, m.variant_id FROM catalogue.stock_movements m
         LEFT JOIN catalogue.reservations r USING (order_id, variant_id)
        WHERE m.order_id IS NOT NULL AND m.cause <> 'lost' GROUP BY 1, 2, r.quantity HAVING sum(m.change) <> -coalesce(r.quantity, 0)`,
    );
    expect(unaccounted).toEqual([]);
  });

  it('makes an edit of a product wait for a running edit', async () => {
    const { products, unitOfWork } = world();
    const product = aHoodie();
    const { id, details } = product.state;
    await unitOfWork.run(() => products.save(product));
    const rename = async () => {
      const found = (await products.findForChange(id))!;
      found.editDetails({ ...details, title: 'Woollen hoodie' }, undefined);
      await products.save(found);
    };
    const find = () => unitOfWork.run(() => products.findForChange(id));
    const found = await amid(postgres(), rename, find);
    expect(found!.state).toMatchObject({ version: 2, details: { title: 'Woollen hoodie' } });
  });

  it('takes a variant off sale instead of deleting it while an order reserves it', async () => {
    const { products, slugs, stock, unitOfWork } = world();
    const product = aHoodieIn('S', 'M');
    const { id, colours, variants } = product.state;
    const details = { ...product.state.details, image: 'https://pictures.test/hoodie.webp' };
    const [small, medium] = variants.map(({ state }) => state);
    await unitOfWork.run(async () => {
      await products.save(product);
      await stock.setInitial(variants.map(({ state }) => ({ variantId: state.id, counted: 3 })));
    });
    const unused = new UnusedVariants(stock, new NoVariantReferences());
    const editProduct = new EditProduct(products, slugs, stock, unused, noPictures, audit, unitOfWork);
    const left = { ...small!, stock: 3 };
    const leaveOut = () =>
      editProduct.execute({
        productId: id,
        details,
        colours: colours.map(({ name, hex }) => ({ name, hex, image: null })),
        variants: [left],
        seenVersion: undefined,
      });
    const order = () => stock.reserve(newId(), [{ variantId: medium!.id, quantity: 1 }]);
    await amid(postgres(), order, leaveOut);
    const found = await unitOfWork.run(() => products.findForChange(id));
    expect(found!.state.variants.map(({ state }) => [state.size, state.isOnSale])).toEqual([
      ['S', true],
      ['M', false],
    ]);
  });

  it('makes an edit wait for a stock change, without deadlocks', async () => {
    const { products, stock, unitOfWork } = world();
    // Shown in another order than that of their ids.
    const product = aHoodieIn('M', 'S');
    const [first, second] = product.state.variants.map(({ state }) => state.id).sort() as [string, string];
    await unitOfWork.run(() => products.save(product));
    const runs = { move: 0, edit: 0 };
    const [isLocked, goOn] = [gate(), gate()];
    const moving = unitOfWork.run(async () => {
      runs.move += 1;
      await stock.lock([first]);
      isLocked.open();
      await goOn.opened;
      await stock.lock([second]);
    });
    await isLocked.opened;
    const editing = unitOfWork.run(async () => {
      runs.edit += 1;
      await products.save((await products.findForChange(product.state.id))!);
    });
    await until(() => somebodyWaits(postgres().database));
    goOn.open();
    await Promise.all([moving, editing]);
    expect(runs).toEqual({ move: 1, edit: 1 });
  });
});
