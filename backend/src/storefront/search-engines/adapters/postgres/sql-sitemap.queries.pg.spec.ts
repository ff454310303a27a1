import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { aHoodie } from '../../../../catalogue/products/application/product-repository.contract';
import { SqlSitemapQueries } from './sql-sitemap.queries';

describe('the products of a sitemap', () => {
  const postgres = testDatabase();
  const inFile = async (skipped: number, limit: number): Promise<string[]> => {
    const found: string[] = [];
    for await (const batch of new SqlSitemapQueries(postgres().database).products(skipped, limit))
      found.push(...batch);
    return found;
  };

  it('are each in one of its files, and deleted ones in none', async () => {
    const { database, unitOfWork } = postgres();
    const products = productRepository(database);
    const hoodies = Array.from({ length: 6 }, (_, place) => aHoodie({ title: `Hoodie ${place}` }));
    await unitOfWork.run(() => products.saveAll(hoodies));
    const [deleted] = hoodies;
    await unitOfWork.run(async () => {
      deleted!.delete(new Date());
      await products.save(deleted!);
    });

    const files = [await inFile(0, 2), await inFile(2, 2), await inFile(4, 2), await inFile(6, 2)];
    expect(files.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
    expect(files.flat()).toEqual(['hoodie-1', 'hoodie-2', 'hoodie-3', 'hoodie-4', 'hoodie-5']);
    expect(await new SqlSitemapQueries(database).productCount()).toBe(5);
  });
});
