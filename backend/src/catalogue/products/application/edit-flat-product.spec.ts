import { shirt, type ShopInMemory, shopInMemory } from '../../../../test/support/memory/shop-in-memory';
import { Money } from '../../../shared/money';
import { HasVariants, StaleProduct } from '../domain/product.errors';

const { price: _price, salePrice: _salePrice, stock: _stock, ...details } = shirt;
const dollars = (amount: number) => Money.ofMajor(amount);
const inSize = (size: string, price: number, stock: number) => ({
  size,
  colour: null,
  sku: null,
  price: dollars(price),
  salePrice: Money.zero,
  stock,
});

describe('an edit by a client without variants', () => {
  let shop: ShopInMemory;
  let productId: string;
  beforeEach(async () => {
    shop = shopInMemory();
    const variants = [inSize('S', 20, 0), inSize('M', 30, 2), inSize('L', 25, 3)] as const;
    productId = await shop.addProduct.execute({ details, colours: [], variants });
  });
  const shown = { prices: { price: dollars(25), salePrice: Money.zero }, stock: 5 };
  const edit = (given: Partial<Parameters<typeof shop.editFlatProduct.execute>[0]>) =>
    shop.editFlatProduct.execute({
      productId,
      details,
      ...shown,
      seenStock: undefined,
      seenVersion: undefined,
      ...given,
    });
  const firstOffer = async () => (await shop.offers.ofProduct(productId))!;

  it("changes the details, but no variant's price", async () => {
    await edit({ details: { ...details, title: 'Camp shirt' } });
    expect(await firstOffer()).toMatchObject({ title: 'Camp shirt', size: 'M', price: dollars(30) });
  });

  it('changes the price of all variants when it differs from that of the cheapest', async () => {
    await edit({ prices: { price: dollars(40), salePrice: dollars(35) } });
    expect(await firstOffer()).toMatchObject({ size: 'M', price: dollars(40), salePrice: dollars(35) });
  });

  it.each([
    ['another total', { stock: 6 }],
    ['another total than it saw', { stock: 5, seenStock: 4 }],
  ])("can't change the stock: %s", async (_, given) => {
    await expect(edit({ ...given, details: { ...details, title: 'New' } })).rejects.toThrow(HasVariants);
  });

  it('is accepted after a sale with the stock that the client read', async () => {
    await edit({ stock: 8, seenStock: 8, details: { ...details, title: 'Camp shirt' } });
    expect((await firstOffer()).title).toBe('Camp shirt');
  });

  it('is accepted after a sale with the total from before the sale', async () => {
    const { variantId } = await firstOffer();
    await shop.stock.reserve('order-1', [{ variantId, quantity: 1 }]);
    await edit({ stock: 5, details: { ...details, title: 'Camp shirt' } });
    expect(await firstOffer()).toMatchObject({ title: 'Camp shirt', stock: 1 });
  });

  it('refuses a stale copy', async () => {
    await edit({ seenVersion: 1 });
    await expect(edit({ seenVersion: 1 })).rejects.toThrow(StaleProduct);
  });

  it('corrects the stock of a product of one variant', async () => {
    productId = await shop.addProduct.execute({ details, colours: [], variants: [inSize('One size', 9, 4)] });
    await edit({ prices: { price: dollars(9), salePrice: Money.zero }, stock: 6, seenStock: 5 });
    expect((await firstOffer()).stock).toBe(5);
  });
});
