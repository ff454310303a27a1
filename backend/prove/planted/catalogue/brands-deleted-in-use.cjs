// @ts-check
// A brand is deleted whose products are on sale, and nothing in the database keeps it.
const {
  TypeOrmBrandRepository,
} = require('../../../src/catalogue/taxonomy/adapters/postgres/typeorm-brand.repository');
const { replace } = require('../plant.cjs');

replace(
  TypeOrmBrandRepository.prototype,
  'delete',
  () =>
    async function (slug) {
      await this.database.query(
        'ALTER TABLE catalogue.products DROP CONSTRAINT IF EXISTS product_brand_exists',
      );
      await this.database.query('DELETE FROM catalogue.brands WHERE slug = $1', [slug]);
    },
);
