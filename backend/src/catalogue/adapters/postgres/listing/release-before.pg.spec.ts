import { listingAndTruth } from '../../../../../test/support/listing-invariants';
import { productRepository } from '../../../../../test/support/product-repository';
import { testDatabase } from '../../../../../test/support/test-database';
import { aHoodie } from '../../../application/product-repository.contract';
import { SqlListingRows } from './sql-listing-rows';

const columns =
  'product_id, category, brand, title, image, price_cents, sale_price_cents, total_stock, average_review, version, ' +
  'sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock';

/** As a server of the release before writes a listing row: by the old name, without the JSON. */
const writtenByTheReleaseBefore = `
  INSERT INTO catalogue.product_cards AS c (${columns})
  SELECT ${columns} FROM json_populate_record(null::catalogue.product_cards, $1)
  ON CONFLICT (product_id) DO UPDATE SET (title, total_stock) = (excluded.title, excluded.total_stock)
   WHERE c IS DISTINCT FROM excluded`;

/** Without slugs: a link by id is redirected. */
const withoutSlug = ({
  flat_product: product,
  ...row
}: Awaited<ReturnType<typeof listingAndTruth>>['rows'][number]) => {
  const { slug: _, ...others } = product as { slug: string };
  return { ...row, flat_product: others };
};

/** It keeps what a newer server wrote, and writes none itself. */
const withoutLack = ({ lacks_facts: _, ...row }: Record<string, unknown>) => row;

describe('a server of the previous release, during a deployment', () => {
  const postgres = testDatabase();

  it('gives its products slugs without knowing of them, once', async () => {
    const { database, unitOfWork } = postgres();
    const hoodie = aHoodie({ title: 'Rain & wind' });
    await unitOfWork.run(() => productRepository(database).save(hoodie));
    await database.query(
      `INSERT INTO catalogue.products (id, title, description, category, brand, image, version, created_at)
       SELECT id, 'Storm', description, category, brand, image, version, created_at FROM catalogue.products WHERE id = $1
       ON CONFLICT (id) DO UPDATE SET image = excluded.image`,
      [hoodie.state.id],
    );
    const slugs = await database.query('SELECT slug FROM catalogue.product_slugs WHERE product_id = $1', [
      hoodie.state.id,
    ]);
    expect(slugs).toEqual([{ slug: 'rain-and-wind' }]);
  });

  it.each([
    ['adds', `DELETE FROM catalogue.listing_rows WHERE product_id = $1`],
    [
      'changes',
      `UPDATE catalogue.listing_rows SET title = 'Cap', total_stock = 9, flat_product = '{}' WHERE product_id = $1`,
    ],
  ])('%s a listing row with the JSON of the list', async (_, before) => {
    const { database, unitOfWork, url } = postgres();
    const products = productRepository(database);
    const hoodie = aHoodie();
    await unitOfWork.run(() => products.save(hoodie));
    const [row] = await database.query(`SELECT * FROM catalogue.product_cards WHERE product_id = $1`, [
      hoodie.state.id,
    ]);
    await database.query(before, [hoodie.state.id]);
    await database.query(writtenByTheReleaseBefore, [JSON.stringify(row)]);
    const { rows, expected } = await listingAndTruth(url);
    const written = ({ product_id: id }: { product_id: string }) => id === hoodie.state.id;
    expect(rows.filter(written).map(withoutLack)).toEqual(
      expected.filter(written).map(withoutSlug).map(withoutLack),
    );
    await unitOfWork.run(async () => new SqlListingRows(database).refreshBeforeCommit([hoodie.state.id]));
  });
});
