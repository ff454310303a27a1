import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { describePreviewLinks } from '../../application/preview-links.contract';
import { aHoodie } from '../../../products/application/product-repository.contract';
import { SqlPreviewLinks } from './sql-preview-links';

describe('preview links in Postgres', () => {
  const postgres = testDatabase();
  const addProduct = async () => {
    const { database, unitOfWork } = postgres();
    const product = aHoodie();
    const products = productRepository(database);
    await unitOfWork.run(() => products.save(product));
    return product.state.id;
  };
  describePreviewLinks(() => ({
    links: new SqlPreviewLinks(postgres().database),
    addProduct,
    now: async () => (await postgres().database.query<{ now: Date }>('SELECT now()'))[0]!.now,
    passMinutes: async (minutes) => {
      await postgres().database.query(
        'UPDATE catalogue.preview_links SET expires_at = expires_at - make_interval(mins => $1)',
        [minutes],
      );
    },
  }));

  it('are stored without their tokens', async () => {
    const { token } = await new SqlPreviewLinks(postgres().database).renew(await addProduct());
    const rows = await postgres().database.query('SELECT * FROM catalogue.preview_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
