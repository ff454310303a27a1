import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Money } from '../../../../shared/money';
import { aHoodieIn } from '../../application/product-repository.contract';
import type { Product } from '../../domain/product';

interface Change {
  price: number;
  sale: number;
  actor: string;
  name: string | null;
}

/** $39.99, in the sale for $29.99. */
const asNew = { price: 3999, sale: 2999, actor: 'admin:ada', name: 'Ada' };

describe('the history of prices', () => {
  const postgres = testDatabase();
  const products = () => {
    const { database } = postgres();
    const ada = new FixedActor({ kind: 'admin', id: 'ada', name: 'Ada' });
    return productRepository(database, undefined, ada);
  };
  const saved = async (product: Product) => {
    await postgres().unitOfWork.run(() => products().save(product));
    return product.state;
  };
  const edit = (id: string, change: (product: Product) => void) =>
    postgres().unitOfWork.run(async () => {
      const product = (await products().findForChange(id))!;
      change(product);
      await products().save(product);
    });
  const changesOf = (variantId: string) =>
    postgres().database.query<Change>(
      `SELECT price_cents AS price, sale_price_cents AS sale, actor, actor_name AS name
         FROM catalogue.price_changes WHERE variant_id = $1 ORDER BY id`,
      [variantId],
    );

  it('begins with the first price of a variant', async () => {
    const { variants } = await saved(aHoodieIn('S', 'M'));
    for (const { state } of variants) expect(await changesOf(state.id)).toEqual([asNew]);
  });

  it('has an entry for each change of price or sale price, of that variant only', async () => {
    const { id, version, variants } = await saved(aHoodieIn('S', 'M'));
    const [small, medium] = variants.map(({ state }) => state.id);
    const row = (more: object) => [{ id: small!, seenVersion: version, ...more }];
    await edit(id, (product) => product.editVariants(row({ price: Money.ofMajor(50) })));
    await edit(id, (product) =>
      product.editVariants(row({ seenVersion: version + 1, salePrice: Money.zero })),
    );
    await edit(id, (product) => product.editVariants(row({ seenVersion: version + 2, sku: 'HB-9' })));
    expect(await changesOf(small!)).toEqual([
      asNew,
      { ...asNew, price: 5000 },
      { ...asNew, price: 5000, sale: 0 },
    ]);
    expect(await changesOf(medium!)).toEqual([asNew]);
  });

  it('has the prices of more variants than one statement saves', async () => {
    const many = Array.from({ length: 150 }, () => aHoodieIn('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'));
    await postgres().unitOfWork.run(() => products().saveAll(many));
    const ids = many.flatMap(({ state }) => state.variants.map((variant) => variant.state.id));
    const [counted] = await postgres().database.query<{ changes: number }>(
      'SELECT count(*)::integer AS changes FROM catalogue.price_changes WHERE variant_id = ANY($1::uuid[])',
      [ids],
    );
    expect(counted!.changes).toBe(ids.length);
  });

  it('adds with the next save a price that a server of the previous release set', async () => {
    const { id, variants } = await saved(aHoodieIn('S'));
    const variantId = variants[0].state.id;
    await postgres().database.query('UPDATE catalogue.variants SET price_cents = 4500 WHERE id = $1', [
      variantId,
    ]);
    await edit(id, (product) =>
      product.editDetails({ ...product.state.details, title: 'Zip hoodie' }, undefined),
    );
    expect(await changesOf(variantId)).toEqual([asNew, { ...asNew, price: 4500 }]);
  });

  it('has increasing times, also when the clock goes back', async () => {
    const { id, variants } = await saved(aHoodieIn('S'));
    const variantId = variants[0].state.id;
    const { database } = postgres();
    await database.query(
      `INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, actor, at)
       VALUES ($1, 4200, 0, 'shop', now() + interval '1 hour')`,
      [variantId],
    );
    await edit(id, (product) => product.reprice({ price: Money.ofMajor(41), salePrice: Money.zero }));
    const times = await database.query<{ at: Date }>(
      'SELECT at FROM catalogue.price_changes WHERE variant_id = $1 ORDER BY id DESC LIMIT 2',
      [variantId],
    );
    expect(times[0]).toEqual(times[1]);
  });
});
