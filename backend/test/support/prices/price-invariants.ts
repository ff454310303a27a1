import { Client } from 'pg';

/** Lists the variants that break the rule: the newest price change is the price in force. */
export const unrecordedPrices = `
  SELECT v.id, v.price_cents, v.sale_price_cents
    FROM catalogue.variants v LEFT JOIN LATERAL (
         SELECT c.price_cents, c.sale_price_cents FROM catalogue.price_changes c
          WHERE c.variant_id = v.id ORDER BY c.id DESC LIMIT 1) last ON true
   WHERE (v.price_cents, v.sale_price_cents) IS DISTINCT FROM (last.price_cents, last.sale_price_cents)`;

/** Lists the price changes that change nothing, or that are older than the one before. */
const wrongChanges = `
  SELECT * FROM (SELECT c.*, lag(c) OVER (PARTITION BY variant_id ORDER BY id) AS before FROM catalogue.price_changes c) c
   WHERE (price_cents, sale_price_cents) = ((before).price_cents, (before).sale_price_cents) OR at < (before).at`;

/** For the end of a test file, whatever its tests did. */
export async function expectPricesToBeRecorded(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    expect((await database.query(unrecordedPrices)).rows).toEqual([]);
    expect((await database.query(wrongChanges)).rows).toEqual([]);
  } finally {
    await database.end();
  }
}
