import { Client } from 'pg';

/** Lists the variants that break the rule: stock equals the sum of its movements. */
export const unbalancedStock = `
  SELECT v.id, v.stock, coalesce(sum(m.change), 0)::integer AS moved
    FROM catalogue.variants v LEFT JOIN catalogue.stock_movements m ON m.variant_id = v.id
   GROUP BY v.id HAVING v.stock <> coalesce(sum(m.change), 0)`;

/** Lists the movements that noted another stock than the sum of all until then. */
const wrongStockAfter = `
  SELECT * FROM (SELECT variant_id, id, cause, stock_after, sum(change) OVER (PARTITION BY variant_id ORDER BY id) AS moved
                   FROM catalogue.stock_movements) m
   WHERE stock_after <> moved`;

/** For the end of a test file, whatever its tests did. */
export async function expectStockToAddUp(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    expect((await database.query(unbalancedStock)).rows).toEqual([]);
    expect((await database.query(wrongStockAfter)).rows).toEqual([]);
  } finally {
    await database.end();
  }
}
