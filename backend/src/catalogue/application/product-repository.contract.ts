import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { ProductRepository } from './ports';
import { type FlatProduct, Product } from '../domain/product';

interface World {
  products: ProductRepository;
  unitOfWork: UnitOfWork;
}

export const hoodie: FlatProduct = {
  title: 'Fleece hoodie',
  description: 'Brushed inside.',
  category: 'kids',
  brand: 'h&m',
  image: '/uploads/hoodie-1200.webp',
  price: Money.ofDollars('39.99'),
  salePrice: Money.ofDollars('29.99'),
  stock: 7,
};

const noon = new Date('2026-03-01T12:00:00Z');

/** What every ProductRepository promises. */
export function describeProductRepository(world: () => World): void {
  const saved = async (product: Product) => {
    const { products, unitOfWork } = world();
    await unitOfWork.run(() => products.save(product));
    return product.snapshot.id;
  };
  const found = (id: string) => world().unitOfWork.run(() => world().products.findForChange(id));

  it('gives a product back as it was saved', async () => {
    const product = Product.create(hoodie, noon);
    await saved(product);
    const restored = (await found(product.snapshot.id))!.snapshot;
    expect({ ...restored, variants: restored.variants.map(({ snapshot }) => snapshot) }).toEqual({
      ...product.snapshot,
      variants: product.snapshot.variants.map(({ snapshot }) => snapshot),
    });
  });

  it('keeps what an edit changed', async () => {
    const id = await saved(Product.create(hoodie, noon));
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      product.edit({ ...hoodie, title: 'Zip hoodie', salePrice: Money.zero, stock: 0 }, { version: 1 });
      await world().products.save(product);
    });
    const { details, version, variants } = (await found(id))!.snapshot;
    expect([details.title, version]).toEqual(['Zip hoodie', 2]);
    expect(variants[0].snapshot).toMatchObject({ stock: 0, salePrice: Money.zero });
  });

  it('finds neither what was deleted nor what never was', async () => {
    const product = Product.create(hoodie, noon);
    product.delete(noon);
    await saved(product);
    expect(await found(product.snapshot.id)).toBeUndefined();
    expect(await found(newId())).toBeUndefined();
  });
}
