import { Client } from 'pg';

/** Each variant of a product that exists has the rank of its size on its scale. */
export async function expectSizesToBeRanked(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query(`
      SELECT v.size, v.size_rank, s.place
        FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
        LEFT JOIN catalogue.sizes s ON s.name = v.size
       WHERE p.deleted_at IS NULL AND v.size_rank IS DISTINCT FROM s.place`);
    expect(rows).toEqual([]);
  } finally {
    await database.end();
  }
}
