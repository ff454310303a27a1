import sql from 'sql-template-tag';
import { Chance } from '../../../../../test/support/chance';
import { PriceEdits } from '../../../../../test/support/prices/price-edits';
import { PriceModel } from '../../../../../test/support/prices/price-model';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { lowestPriceOf } from '../../../../storefront/listing-rows/adapters/postgres/lowest-price';

/** Calls; each changes about two prices. */
const edits = Number(process.env.PRICE_EDITS ?? 1_000);
const checks = 4;

describe('the history of prices after random edits, table edits and imports', () => {
  const postgres = testDatabase();

  const history = async () => {
    const rows = await postgres().database.query<{ id: string; history: [number, number][] }>(`
      SELECT variant_id AS id, json_agg(json_build_array(price_cents, sale_price_cents) ORDER BY id) AS history
        FROM catalogue.price_changes GROUP BY variant_id`);
    return new Map(rows.map((row) => [row.id, row.history]));
  };
  const lowest = () =>
    postgres().database.query<{ id: string; cents: number | null }>(
      sql`SELECT v.id, ${lowestPriceOf(sql`v`)} AS cents FROM catalogue.variants v ORDER BY v.id`,
    );

  it(
    'is that of the edits, and so are the lowest prices before the sales',
    async () => {
      const { database, unitOfWork } = postgres();
      // So that days can pass.
      await database.query('ALTER TABLE catalogue.price_changes DISABLE TRIGGER append_only');
      const model = new PriceModel();
      const admin = new PriceEdits(database, unitOfWork, model, new Chance('prices'));
      for (let check = 1; check <= checks; check += 1) {
        for (let edit = 0; edit < edits / checks; edit += 1) await admin.next();
        expect(await history()).toEqual(model.all());
        const found = await lowest();
        expect(found).toEqual(found.map(({ id }) => ({ id, cents: model.lowest(id) })));
        expect(found.filter(({ cents }) => cents !== null).length).toBeGreaterThan(found.length / 20);
      }
    },
    edits * 500,
  );
});
