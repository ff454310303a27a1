import { Client } from 'pg';

/** Lists the variants that break the rule: stock equals the sum of its movements. */
export const unbalancedStock = `
  SELECT v.id, v.stock, coalesce(sum(m.change), 0)::integer AS moved
    FROM catalogue.variants v LEFT JOIN catalogue.stock_movements m ON m.variant_id = v.id
   GROUP BY v.id HAVING v.stock <> coalesce(sum(m.change), 0)`;

/** For the end of a test file, whatever its tests did. */
export async function expectStockToAddUp(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    expect((await database.query(unbalancedStock)).rows).toEqual([]);
  } finally {
    await database.end();
  }
}
