import { shirt, type ShopInMemory, shopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { RefusedVariant, VariantsRefused } from '../domain/product.errors';
import type { EditedVariant } from './edit-variants';

const { price: _price, salePrice: _salePrice, stock: _stock, ...details } = shirt;
const dollars = (amount: number) => Money.ofMajor(amount);
const inSize = (size: string, sku: string) => ({
  size,
  colour: null,
  sku,
  price: dollars(40),
  salePrice: Money.zero,
  stock: 5,
});

describe('an edit of variants of many products', () => {
  let shop: ShopInMemory;
  /** S and M of one product, S of another. */
  let ids: [string, string, string];
  beforeEach(async () => {
    shop = shopInMemory();
    const add = async (...sizes: [string, ...string[]]) => {
      const [first, ...others] = sizes;
      const variants = [inSize(first, newId()), ...others.map((size) => inSize(size, newId()))] as const;
      return shop.addProduct.execute({ details, colours: [], variants });
    };
    const products = [await add('S', 'M'), await add('S')];
    ids = products.flatMap((id) =>
      shop.products.find(id)!.state.variants.map(({ state }) => state.id),
    ) as typeof ids;
  });
  const row = (id: string, values: Partial<EditedVariant> = {}): EditedVariant => ({
    id,
    seenVersion: 1,
    ...values,
  });
  const edit = (...rows: EditedVariant[]) => shop.editVariants.execute(rows);
  const refusedOf = async (...rows: EditedVariant[]) => {
    const refusal = await edit(...rows).then(
      () => undefined,
      (error: unknown) => error as VariantsRefused,
    );
    return refusal?.rows.map(({ variantId, error }: RefusedVariant) => [variantId, error.code]);
  };
  const offers = async () => {
    const found = await shop.offers.ofVariants(ids);
    return found.map(({ price, salePrice, stock }) => [price.toMajor(), salePrice.toMajor(), stock]);
  };
  const asBefore = Array.from({ length: 3 }, () => [40, 0, 5]);

  it('changes the values of the rows, and keeps the others', async () => {
    await edit(
      row(ids[0], { price: dollars(50), salePrice: dollars(45) }),
      row(ids[2], { salePrice: dollars(30), stock: { counted: 8, seen: 5 }, sku: 'HB-1' }),
    );
    expect(await offers()).toEqual([
      [50, 45, 5],
      [40, 0, 5],
      [40, 30, 8],
    ]);
    const { version, variants } = shop.products.findByVariant(ids[2])!.state;
    expect([version, variants[0].state.sku]).toEqual([2, 'HB-1']);
  });

  it('is one edit of a product with any number of its variants', async () => {
    await edit(row(ids[0], { price: dollars(50) }), row(ids[1], { price: dollars(50) }));
    expect(shop.products.findByVariant(ids[0])!.state.version).toBe(2);
  });

  it('moves a SKU from one variant to another', async () => {
    const skus = ids.map((id) => {
      const { variants } = shop.products.findByVariant(id)!.state;
      return variants.find(({ state }) => state.id === id)!.state.sku;
    });
    await edit(row(ids[0], { sku: skus[2]! }), row(ids[2], { sku: skus[0]! }));
    expect(shop.products.findByVariant(ids[2])!.state.variants[0].state.sku).toBe(skus[0]);
  });

  it('names every row that is refused, and changes nothing', async () => {
    const unknown = newId();
    const refused = await refusedOf(
      row(ids[0], { price: dollars(60), salePrice: dollars(60) }),
      row(ids[1], { price: dollars(60), stock: { counted: 0, seen: 6 } }),
      row(ids[2], { price: dollars(60), seenVersion: 7 }),
      row(unknown, { price: dollars(60) }),
    );
    expect(refused).toEqual([
      [unknown, 'NOT_FOUND'],
      [ids[0], 'SALE_PRICE_TOO_HIGH'],
      [ids[2], 'STALE_PRODUCT'],
      [ids[1], 'STOCK_CHANGED'],
    ]);
    expect(await offers()).toEqual(asBefore);
  });

  it('names both rows with the same SKU', async () => {
    const refused = await refusedOf(row(ids[1], { sku: 'HB-1' }), row(ids[2], { sku: 'HB-1' }));
    expect(refused).toEqual([
      [ids[1], 'SKU_TAKEN'],
      [ids[2], 'SKU_TAKEN'],
    ]);
  });

  it('applies the difference from the seen stock, so that sold pieces stay sold', async () => {
    await shop.stock.reserve(newId(), [{ variantId: ids[0], quantity: 2 }]);
    await edit(row(ids[0], { stock: { counted: 7, seen: 5 } }));
    expect((await offers())[0]).toEqual([40, 0, 5]);
  });
});
