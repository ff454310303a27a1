import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { SlugOfOtherProduct } from '../domain/product.errors';
import type { ProductRepository } from './ports';
import { aHoodie } from './product-repository.contract';
import type { ProductSlugs } from './product-slugs';

interface World {
  products: ProductRepository;
  slugs: ProductSlugs;
  unitOfWork: UnitOfWork;
}

export function describeProductSlugs(world: () => World): void {
  const add = async (title: string, slug?: string) => {
    const { products, slugs, unitOfWork } = world();
    const product = aHoodie({ title });
    await unitOfWork.run(async () => {
      if (slug) await slugs.choose(product.state.id, slug);
      await products.save(product);
    });
    return product;
  };
  const slugOf = (product: { state: { id: string } }) => world().slugs.of(product.state.id);
  const choose = ({ state }: { state: { id: string } }, slug: string) =>
    world().unitOfWork.run(() => world().slugs.choose(state.id, slug));

  it('follows from the title, and is numbered where it is taken', async () => {
    const hoodies = [await add('Sea Hoodie'), await add('Sea hoodie'), await add('Sea, hoodie')];
    expect(await Promise.all(hoodies.map(slugOf))).toEqual(['sea-hoodie', 'sea-hoodie-2', 'sea-hoodie-3']);
  });

  it('can be chosen for a new product', async () => {
    expect(await slugOf(await add('Lake Hoodie', 'hoodie-of-the-lake'))).toBe('hoodie-of-the-lake');
    expect(await slugOf(await add('Lake Hoodie'))).toBe('lake-hoodie');
  });

  it('can be changed, and back again', async () => {
    const hoodie = await add('Hill Hoodie');
    await choose(hoodie, 'hillside');
    expect(await slugOf(hoodie)).toBe('hillside');
    await choose(hoodie, 'hill-hoodie');
    expect(await slugOf(hoodie)).toBe('hill-hoodie');
  });

  it('is not that of another product, nor one that another product had', async () => {
    const [hoodie, other] = [await add('Moor Hoodie'), await add('Heath Hoodie')];
    await choose(hoodie, 'moor');
    for (const [slug, held] of [
      ['moor', 'is the address of'],
      ['moor-hoodie', 'was an address of'],
    ] as const) {
      await expect(choose(other, slug)).rejects.toThrow(`“${slug}” ${held} “Moor Hoodie”`);
      await expect(choose(other, slug)).rejects.toThrow(SlugOfOtherProduct);
    }
    expect(await slugOf(other)).toBe('heath-hoodie');
    expect(await slugOf(await add('Moor hoodie'))).toBe('moor-hoodie-2');
  });

  it('of a deleted product is free again', async () => {
    const hoodie = await add('Fen Hoodie');
    hoodie.delete(new Date());
    await world().unitOfWork.run(() => world().products.save(hoodie));
    expect(await slugOf(hoodie)).toBeUndefined();
    expect(await slugOf(await add('Fen Hoodie'))).toBe('fen-hoodie');
  });

  it('of an unknown product is undefined', async () => {
    expect(await world().slugs.of(newId())).toBeUndefined();
  });
}
