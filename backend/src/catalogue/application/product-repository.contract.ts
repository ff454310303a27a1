import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Product, type ProductDetails } from '../domain/product';
import type { VariantDraft } from '../domain/variant';
import type { ProductRepository } from './ports';

interface World {
  products: ProductRepository;
  unitOfWork: UnitOfWork;
}

const hoodie: ProductDetails = {
  title: 'Fleece hoodie',
  description: 'Brushed inside.',
  category: 'kids',
  brand: 'h&m',
  image: '/uploads/hoodie-1200.webp',
};
const inTheSale: VariantDraft = { price: Money.ofDollars('39.99'), salePrice: Money.ofDollars('29.99') };
const noon = new Date('2026-03-01T12:00:00Z');

export const aHoodie = (): Product => Product.create(hoodie, [inTheSale], noon);

/** What every ProductRepository promises. */
export function describeProductRepository(world: () => World): void {
  const saved = async (product: Product) => {
    const { products, unitOfWork } = world();
    await unitOfWork.run(() => products.save(product));
    return product.state.id;
  };
  const found = (id: string) => world().unitOfWork.run(() => world().products.findForChange(id));

  it('gives a product back as it was saved', async () => {
    const product = Product.create(
      hoodie,
      [inTheSale, { price: Money.ofDollars(41), salePrice: Money.zero }],
      noon,
    );
    await saved(product);
    expect((await found(product.state.id))!.state).toEqual(product.state);
  });

  it('keeps what an edit changed', async () => {
    const id = await saved(aHoodie());
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      product.edit({ ...hoodie, title: 'Zip hoodie' }, [{ ...inTheSale, salePrice: Money.zero }], 1);
      await world().products.save(product);
    });
    const { details, version, variants } = (await found(id))!.state;
    expect([details.title, version]).toEqual(['Zip hoodie', 2]);
    expect(variants[0].state.salePrice).toEqual(Money.zero);
  });

  it('finds neither what was deleted nor what never was', async () => {
    const product = aHoodie();
    product.delete(noon);
    await saved(product);
    expect(await found(product.state.id)).toBeUndefined();
    expect(await found(newId())).toBeUndefined();
  });
}
