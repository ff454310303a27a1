import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { aHoodie } from '../../../products/application/product-repository.contract';
import type { Product } from '../../../products/domain/product';
import { Brand } from '../../domain/brand';
import { BrandInUse, CategoryInUse, SlugTaken } from '../../domain/taxonomy.errors';
import { BrandRow } from './brand.table';
import { CategoryRow } from './category.table';
import { TypeOrmBrandRepository } from './typeorm-brand.repository';
import { TypeOrmCategoryRepository } from './typeorm-category.repository';

const acme = {
  name: 'Acme',
  logo: null,
  makerName: 'Acme Ltd',
  makerAddress: '1 Mill Road, Leeds',
  responsiblePerson: '',
};

describe('brands and categories in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows } = postgres();
    return {
      brands: new TypeOrmBrandRepository(database, rows(BrandRow)),
      categories: new TypeOrmCategoryRepository(database, rows(CategoryRow), productChanges(database)),
      products: productRepository(database),
    };
  };
  const inTransaction = <T>(work: (of: ReturnType<typeof world>) => Promise<T>): Promise<T> =>
    postgres().unitOfWork.run(() => work(world()));
  const addProduct = (product: Product) => inTransaction(({ products }) => products.save(product));
  const deleteProduct = (product: Product) => {
    product.delete(new Date());
    return addProduct(product);
  };

  it('finds a brand as it was saved', async () => {
    await inTransaction(({ brands }) => brands.add(Brand.create('acme', acme)));
    await inTransaction(async ({ brands }) => {
      const brand = (await brands.findForChange('acme'))!;
      brand.edit({ ...acme, name: 'Acme & Sons' }, 1);
      await brands.save(brand);
    });
    const found = await inTransaction(({ brands }) => brands.findForChange('acme'));
    expect(found?.state).toEqual({ slug: 'acme', ...acme, name: 'Acme & Sons', version: 2 });
  });

  it('refuses a second brand of the same slug', async () => {
    const twice = inTransaction(({ brands }) => brands.add(Brand.create('h&m', acme)));
    await expect(twice).rejects.toThrow(SlugTaken);
  });

  it('deletes a brand once all its products are deleted', async () => {
    await inTransaction(({ brands }) => brands.add(Brand.create('leaving', acme)));
    const product = aHoodie({ brand: 'leaving' });
    await addProduct(product);
    const deleted = () =>
      inTransaction(async ({ brands }) => {
        await brands.findForChange('leaving');
        await brands.delete('leaving');
      });
    await expect(deleted()).rejects.toThrow(new BrandInUse(1));
    await deleteProduct(product);
    await deleted();
    expect(await inTransaction(({ brands }) => brands.findForChange('leaving'))).toBeUndefined();
  });

  it('finds the categories as they were saved, in their order', async () => {
    await inTransaction(async ({ categories }) => {
      const tree = await categories.findForChange();
      tree.add('home', { name: 'Home', parent: null, picture: '/uploads/home-1200.webp' });
      tree.add('towels', { name: 'Towels', parent: 'home', picture: null });
      tree.add('rugs', { name: 'Rugs', parent: 'home', picture: null });
      tree.reorder('home', ['rugs', 'towels']);
      await categories.save(tree);
    });
    const tree = await inTransaction(({ categories }) => categories.findForChange());
    expect(tree.find('home')).toEqual({
      slug: 'home',
      name: 'Home',
      parent: null,
      picture: '/uploads/home-1200.webp',
    });
    expect(tree.subtreeOf('home')).toEqual(['home', 'rugs', 'towels']);
  });

  it('deletes a category once all its products are deleted', async () => {
    const deleted = () =>
      inTransaction(async ({ categories }) => {
        const tree = await categories.findForChange();
        tree.delete('garden');
        await categories.save(tree);
      });
    await inTransaction(async ({ categories }) => {
      const tree = await categories.findForChange();
      tree.add('garden', { name: 'Garden', parent: null, picture: null });
      await categories.save(tree);
    });
    const product = aHoodie({ category: 'garden' });
    await addProduct(product);
    await expect(deleted()).rejects.toThrow(new CategoryInUse(1));
    await deleteProduct(product);
    await deleted();
    const tree = await inTransaction(({ categories }) => categories.findForChange());
    expect(tree.categories.map(({ slug }) => slug)).not.toContain('garden');
  });
});
