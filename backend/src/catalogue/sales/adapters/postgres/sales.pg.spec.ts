import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { salesIn } from '../../../../../test/support/catalogue/sales';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Money } from '../../../../shared/money';
import { usualSizeChart } from '../../../sizes/adapters/memory/usual-size-chart';
import { Product } from '../../../products/domain/product';
import { productsPerBatch } from '../../application/sale-batches';
import type { SaleRule } from '../../domain/sale-price';

const hour = 60 * 60_000;
const money = (amount: number) => Money.ofMajor(amount);

describe('a sale', () => {
  const postgres = testDatabase();
  const world = () => salesIn(postgres().database, postgres().unitOfWork);
  const rule: SaleRule = { percent: 20, ending: 99 };

  const aProduct = async (...prices: [price: number, salePrice: number][]) => {
    const { database, unitOfWork } = postgres();
    const [first, ...others] = prices.map(([price, salePrice], place) => ({
      size: ['S', 'M', 'L', 'XL'][place]!,
      colour: null,
      sku: null,
      price: money(price),
      salePrice: money(salePrice),
    }));
    const details = {
      title: 'Coat',
      description: 'Warm.',
      category: 'kids',
      brand: 'h&m',
      image: '/uploads/coat-1200.webp',
    };
    const variants = { colours: [], variants: [first!, ...others] as [NonNullable<typeof first>] };
    const product = Product.create(details, variants, new Date(), usualSizeChart);
    await unitOfWork.run(() => productRepository(database).save(product));
    return product.state.id;
  };
  const atDatabaseTime = async (shiftMs: number) => {
    const [row] = await postgres().database.query<{ at: Date }>(
      `SELECT now() + ${shiftMs} * interval '1 millisecond' AS at`,
    );
    return row!.at;
  };
  const salePricesOf = async (productId: string) => {
    const rows = await postgres().database.query<{ price: number; sale: number }>(
      `SELECT price_cents / 100.0::float8 AS price, sale_price_cents / 100.0::float8 AS sale
         FROM catalogue.variants WHERE product_id = $1 ORDER BY position`,
      [productId],
    );
    return rows.map(({ price, sale }) => [price, sale]);
  };
  const historyOf = (productId: string) =>
    postgres().database.query<{ sale: number; actor: string }>(
      `SELECT c.sale_price_cents / 100.0::float8 AS sale, c.actor FROM catalogue.price_changes c
         JOIN catalogue.variants v ON v.id = c.variant_id WHERE v.product_id = $1 ORDER BY c.id`,
      [productId],
    );
  const listedPriceOf = async (productId: string) => {
    const [row] = await postgres().database.query<{ json: string }>(
      'SELECT flat_product AS json FROM catalogue.listing_rows WHERE product_id = $1',
      [productId],
    );
    const { price, salePrice, lowestPrice } = JSON.parse(row!.json) as Record<string, number>;
    return { price, salePrice, lowestPrice };
  };
  const stateOf = async (id: string) => {
    const { unitOfWork } = postgres();
    const sale = await unitOfWork.run(() => world().sales.findForChange(id));
    return sale!.state;
  };
  const sell = async (shop: ReturnType<typeof world>, ids: string[], from = -1, to = hour, by = rule) =>
    shop.plan.execute({
      name: 'Winter',
      target: { kind: 'products', ids },
      rule: by,
      startsAt: await atDatabaseTime(from),
      endsAt: await atDatabaseTime(to),
    });
  const end = async (shop: ReturnType<typeof world>, saleId: string) => {
    await postgres().database.query(
      `UPDATE catalogue.sales SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second' WHERE id = $1`,
      [saleId],
    );
    await shop.run(saleId);
    await shop.runDue();
  };
  /** An admin sets these prices of the first variant. */
  const setPrices = async (productId: string, prices: { price?: number; salePrice?: number }) => {
    const { database, unitOfWork } = postgres();
    const products = productRepository(database, undefined, new FixedActor({ kind: 'admin', id: 'ben' }));
    await unitOfWork.run(async () => {
      const product = (await products.findForChange(productId))!;
      product.editVariants([
        {
          id: product.state.variants[0].state.id,
          seenVersion: product.state.version,
          price: prices.price === undefined ? undefined : money(prices.price),
          salePrice: prices.salePrice === undefined ? undefined : money(prices.salePrice),
        },
      ]);
      await products.save(product);
    });
  };
  const inForce = () => postgres().database.query('SELECT FROM catalogue.sale_prices');

  describe.each([
    ['an hour behind', -hour],
    ['right', 0],
    ['an hour ahead', hour],
  ])('with a server whose clock is %s', (_, shift) => {
    beforeEach(() => {
      const now = Date.now() + shift;
      jest.spyOn(Date, 'now').mockReturnValue(now);
    });
    afterEach(() => jest.restoreAllMocks());

    it('does not start before its time, and is planned again', async () => {
      const shop = world();
      const id = await aProduct([50, 0]);
      const saleId = await sell(shop, [id], hour / 2, hour);
      shop.jobs.waiting.clear();
      await shop.run(saleId);
      expect([await salePricesOf(id), (await stateOf(saleId)).state]).toEqual([[[50, 0]], 'planned']);
      expect([...shop.jobs.waiting.values()]).toMatchObject([{ payload: { saleId } }]);
    });

    it('starts when its time has come, does not end before its time, and ends then', async () => {
      const shop = world();
      const id = await aProduct([50, 0]);
      const saleId = await sell(shop, [id], -1, hour / 2);
      await shop.runDue();
      expect([await salePricesOf(id), (await stateOf(saleId)).state]).toEqual([[[50, 39.99]], 'running']);
      await end(shop, saleId);
      expect([await salePricesOf(id), (await stateOf(saleId)).state]).toEqual([[[50, 0]], 'ended']);
    });
  });

  it('reduces each variant as far as its rule says, counts them, and brings each price of before back', async () => {
    const shop = world();
    const id = await aProduct([50, 0], [60, 55], [60, 30], [0.01, 0]);
    const saleId = await sell(shop, [id]);
    await shop.runDue();
    expect(await salePricesOf(id)).toEqual([
      [50, 39.99],
      [60, 47.99],
      [60, 30],
      [0.01, 0],
    ]);
    expect(await stateOf(saleId)).toMatchObject({ products: 1, variants: 2, isReduced: true });
    await end(shop, saleId);
    expect(await salePricesOf(id)).toEqual([
      [50, 0],
      [60, 55],
      [60, 30],
      [0.01, 0],
    ]);
    expect(await inForce()).toEqual([]);
  });

  it('is in the history of prices with one row for each change, and lists show the lowest price before it', async () => {
    const shop = world();
    const id = await aProduct([50, 0]);
    const saleId = await sell(shop, [id]);
    await shop.runDue();
    expect(await listedPriceOf(id)).toEqual({ price: 50, salePrice: 39.99, lowestPrice: 50 });
    await shop.run(saleId);
    await end(shop, saleId);
    await shop.run(saleId);
    const actor = `sale:${saleId}`;
    expect(await historyOf(id)).toEqual([
      { sale: 0, actor: 'shop' },
      { sale: 39.99, actor },
      { sale: 0, actor },
    ]);
    expect(await listedPriceOf(id)).toMatchObject({ price: 50, salePrice: 0 });
    expect(shop.audit.entries.map(({ action }) => action)).toEqual(['added', 'started', 'ended']);
  });

  it('leaves a sale price alone that an admin set meanwhile', async () => {
    const shop = world();
    const id = await aProduct([50, 0]);
    const saleId = await sell(shop, [id]);
    await shop.runDue();
    await setPrices(id, { salePrice: 35 });
    await end(shop, saleId);
    expect(await salePricesOf(id)).toEqual([[50, 35]]);
    expect(await inForce()).toEqual([]);
  });

  it('ends for a price that an admin changed meanwhile, which stays', async () => {
    const shop = world();
    const [raised, lowered] = [await aProduct([50, 45]), await aProduct([50, 45])];
    const saleId = await sell(shop, [raised, lowered]);
    await shop.runDue();
    await setPrices(raised, { price: 60 });
    await setPrices(lowered, { price: 44 });
    await end(shop, saleId);
    expect([await salePricesOf(raised), await salePricesOf(lowered)]).toEqual([[[60, 45]], [[44, 0]]]);
  });

  it('takes no variant that takes part in a sale which started first, and keeps those that it has', async () => {
    const shop = world();
    const [both, own] = [await aProduct([50, 0]), await aProduct([50, 0])];
    const first = await sell(shop, [both]);
    await shop.runDue();
    const second = await sell(shop, [both, own], -1, hour, { percent: 50, ending: null });
    await shop.runDue();
    expect([await salePricesOf(both), await salePricesOf(own)]).toEqual([[[50, 39.99]], [[50, 25]]]);
    await end(shop, first);
    expect([await salePricesOf(both), await salePricesOf(own)]).toEqual([[[50, 0]], [[50, 25]]]);
    await end(shop, second);
    expect([await salePricesOf(both), await salePricesOf(own)]).toEqual([[[50, 0]], [[50, 0]]]);
  });

  it('takes no product that joins while it runs', async () => {
    const shop = world();
    const id = await aProduct([50, 0]);
    const target = { kind: 'category', slug: 'kids' } as const;
    const times = { startsAt: null, endsAt: await atDatabaseTime(hour) };
    const saleId = await shop.plan.execute({ name: 'Kids', target, rule, ...times });
    await shop.runDue();
    const late = await aProduct([50, 0]);
    await shop.run(saleId);
    expect([await salePricesOf(id), await salePricesOf(late)]).toEqual([[[50, 39.99]], [[50, 0]]]);
    await end(shop, saleId);
  });

  it('is stopped in the midst of its start, and brings back what it has reduced', async () => {
    const shop = world();
    const ids: string[] = [];
    for (let count = 0; count < productsPerBatch + 1; count += 1) ids.push(await aProduct([50, 0]));
    const saleId = await sell(shop, ids);
    await shop.run(saleId);
    expect([await salePricesOf(ids[0]!), await salePricesOf(ids.at(-1)!)]).toEqual([
      [[50, 39.99]],
      [[50, 0]],
    ]);
    await shop.stop.execute({ saleId, seenVersion: 1 });
    await shop.runDue();
    expect([await salePricesOf(ids[0]!), await salePricesOf(ids.at(-1)!)]).toEqual([[[50, 0]], [[50, 0]]]);
    expect([(await stateOf(saleId)).state, await inForce()]).toEqual(['stopped', []]);
  }, 60_000);

  it('is edited in the midst of its start, which goes on at once', async () => {
    const shop = world();
    const ids: string[] = [];
    for (let count = 0; count < productsPerBatch + 1; count += 1) ids.push(await aProduct([50, 0]));
    const saleId = await sell(shop, ids);
    await shop.run(saleId);
    const { startsAt, endsAt, target } = await stateOf(saleId);
    await shop.edit.execute({ saleId, seenVersion: 1, name: 'Spring', target, rule, startsAt, endsAt });
    await shop.runDue();
    expect(await salePricesOf(ids.at(-1)!)).toEqual([[50, 39.99]]);
    await end(shop, saleId);
  }, 60_000);

  it('goes on with the next products after a batch that was rolled back', async () => {
    const shop = world();
    const ids: string[] = [];
    for (let count = 0; count < productsPerBatch + 1; count += 1) ids.push(await aProduct([50, 0]));
    const saleId = await sell(shop, ids);
    await shop.run(saleId);
    const { unitOfWork } = postgres();
    const killed = unitOfWork.run(async () => {
      await shop.run(saleId);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await salePricesOf(ids.at(-1)!)).toEqual([[50, 0]]);
    await shop.run(saleId);
    expect(await salePricesOf(ids.at(-1)!)).toEqual([[50, 39.99]]);
    expect(await stateOf(saleId)).toMatchObject({ variants: productsPerBatch + 1, isReduced: true });
    await end(shop, saleId);
    expect(new Set((await Promise.all(ids.map(historyOf))).map(({ length }) => length))).toEqual(
      new Set([3]),
    );
  }, 60_000);

  it('is saved by one of two admins, and the other is told by whom and when', async () => {
    const shop = world();
    const saleId = await sell(shop, [await aProduct([50, 0])], hour, 2 * hour);
    const { startsAt, endsAt, target } = await stateOf(saleId);
    const edit = (name: string) =>
      shop.edit.execute({ saleId, seenVersion: 1, name, target, rule, startsAt, endsAt });
    const outcomes = await Promise.allSettled([edit('One'), edit('Other')]);
    const [refused] = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as Error] : [],
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused!.message).toMatch(/^Ada saved this sale at \d\d:\d\d\. Reload to see it\.$/);
  });
});
