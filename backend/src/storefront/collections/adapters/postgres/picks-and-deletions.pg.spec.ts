import { catalogueUseCases } from '../../../../../test/support/catalogue/catalogue-use-cases';
import { audit } from '../../../../../test/support/memory/audit-in-memory';
import { noPictures } from '../../../../../test/support/memory/no-pictures';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { NoSuchProduct } from '../../../../catalogue/catalogue.errors';
import { aHoodie } from '../../../../catalogue/products/application/product-repository.contract';
import { ShopDays } from '../../../../shared/time/shop-days';
import { SqlFacetCounts } from '../../../listing/adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from '../../../listing/adapters/postgres/sql-product.queries';
import { AddCollection } from '../../application/add-collection';
import { PickProduct } from '../../application/pick-product';
import { CollectionRow } from './collection.table';
import { SqlCollectionQueries } from './sql-collection.queries';
import { TypeOrmCollectionRepository } from './typeorm-collection.repository';

describe('a product that is deleted while an admin picks it', () => {
  const postgres = testDatabase();
  let collections = 0;

  async function aCollection() {
    const { database, unitOfWork, rows } = postgres();
    const repository = new TypeOrmCollectionRepository(database, rows(CollectionRow));
    const listed = new SqlProductQueries(database, new SqlFacetCounts(database));
    const queries = new SqlCollectionQueries(database, listed, new ShopDays('UTC'));
    const { products, deleteProduct } = catalogueUseCases(database, unitOfWork);
    const add = new AddCollection(repository, noPictures, audit, unitOfWork);
    const pick = new PickProduct(repository, audit, unitOfWork);
    const [kept, deleted] = [aHoodie(), aHoodie()];
    await unitOfWork.run(() => products.saveAll([kept, deleted]));
    const [keptId, productId, slug] = [kept.state.id, deleted.state.id, `hoodies-${collections++}`];
    const details = { title: 'Hoodies', description: '', picture: null };
    await add.execute({ slug, ...details, selection: { products: [keptId] } });
    return {
      ...{ keptId, productId },
      pick: () => pick.execute({ slug, productId, isPicked: true }),
      add: (ids: string[]) => add.execute({ slug: `${slug}-more`, ...details, selection: { products: ids } }),
      delete: () => deleteProduct.execute(productId),
      picksOf: async (name = slug) => (await queries.find(name))!.selection,
      counted: async () => (await queries.all()).find((one) => one.slug === slug)!.picked,
      more: `${slug}-more`,
    };
  }

  it('is not found by the pick that comes later', async () => {
    const hoodies = await aCollection();
    await expect(amid(postgres(), hoodies.delete, hoodies.pick)).rejects.toThrow(NoSuchProduct);
    expect(await hoodies.picksOf()).toEqual({ products: [hoodies.keptId] });
  });

  it('is left out of a new collection that comes later', async () => {
    const hoodies = await aCollection();
    const { productId, keptId, more } = hoodies;
    await amid(postgres(), hoodies.delete, () => hoodies.add([productId, keptId]));
    expect(await hoodies.picksOf(more)).toEqual({ products: [keptId] });
  });

  it('is deleted after a pick that came earlier, and is not counted any more', async () => {
    const hoodies = await aCollection();
    await amid(postgres(), hoodies.pick, hoodies.delete);
    expect(await hoodies.counted()).toBe(1);
  });
});
