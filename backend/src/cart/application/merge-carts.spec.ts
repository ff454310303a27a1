import {
  shirt,
  type ShopInMemory,
  shopInMemory,
  unfolded,
} from '../../../test/support/memory/shop-in-memory';

describe("merging a visitor's cart into a shopper's", () => {
  let shop: ShopInMemory;
  let productId: string;
  beforeEach(async () => {
    shop = shopInMemory();
    productId = await shop.addProduct.execute(unfolded(shirt));
  });
  const put = (shopperId: string, quantity: number) =>
    shop.addToCart.execute({ shopperId, productId, quantity });
  const merge = () => shop.unitOfWork.run(() => shop.mergeCarts.execute('visitor-1', 'sam'));
  const contentsOf = (shopperId: string) => shop.refreshCart.execute(shopperId);

  it('adds its lines and leaves nothing behind', async () => {
    await put('sam', 1);
    await put('visitor-1', 2);
    await merge();
    expect((await contentsOf('sam')).lines).toMatchObject([{ quantity: 3 }]);
    expect((await contentsOf('visitor-1')).lines).toEqual([]);
    await merge();
    expect((await contentsOf('sam')).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('is capped by the stock, of which the shopper is told once', async () => {
    await put('sam', 5);
    await put('visitor-1', 4);
    await merge();
    const [told, later] = [await contentsOf('sam'), await contentsOf('sam')];
    expect(told.lines).toMatchObject([{ quantity: 7 }]);
    expect([told, later].map(({ cappedVariantIds }) => cappedVariantIds.length)).toEqual([1, 0]);
  });
});
