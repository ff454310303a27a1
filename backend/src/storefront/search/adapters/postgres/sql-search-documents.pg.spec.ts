import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { searchAndTruth } from '../../../../../test/support/catalogue/search-invariants';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { aHoodie } from '../../../../catalogue/products/application/product-repository.contract';
import type { Product } from '../../../../catalogue/products/domain/product';
import { SqlSearchDocuments } from './sql-search-documents';

describe('the search index, rebuilt while an admin saves products', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, unitOfWork } = postgres();
    const documents = new SqlSearchDocuments(database);
    const changes = productChanges(database);
    return {
      documents,
      products: productRepository(database, changes),
      unitOfWork,
    };
  };
  const save = (product: Product) => world().unitOfWork.run(() => world().products.save(product));
  /** A word that nothing else has, among words that others have. */
  const renamed = (product: Product, word: string) => {
    product.editDetails({ ...product.state.details, title: `${word} jumper` }, undefined);
    return product;
  };
  const expectToBeTrue = async () => {
    const { known, expected } = await searchAndTruth(postgres().url);
    expect(known).toEqual(expected);
  };

  it.each([
    ['renamed', (known: Product) => renamed(known, 'Zebra')],
    ['added', () => renamed(aHoodie(), 'Quokka')],
  ])('is correct for a product that is being %s', async (_, changed) => {
    const { documents, products } = world();
    const known = aHoodie();
    await save(known);
    await amid(
      postgres(),
      () => products.save(changed(known)),
      () => documents.rebuild(),
    );
    await expectToBeTrue();
  });
});
