import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { SizeChartRepository } from '../../application/ports';
import { SizeChart, type SizeScale } from '../../domain/size-chart';
import { SizeInRule } from '../../domain/sizes.errors';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';

export class SqlSizeChartRepository extends SizeChartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(): Promise<SizeChart> {
    const rows = await this.database.queryPrepared<SizeScale & { version: number }>(sql`
      SELECT k.id, k.label, k.version,
             ARRAY(SELECT s.name FROM catalogue.sizes s WHERE s.scale = k.id ORDER BY s.place) AS sizes
        FROM catalogue.size_scales k ORDER BY k.place`);
    return SizeChart.restore(
      rows.map(({ id, label, sizes }) => ({ id, label, sizes })),
      rows[0]?.version ?? 0,
    );
  }

  /** The lock is a statement of its own: only a statement that begins after the wait sees what others have committed. */
  async findForUse(): Promise<SizeChart> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock_shared(${advisoryLocks.sizes})`);
    return this.find();
  }

  async findForChange(): Promise<SizeChart> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.sizes})`);
    return this.find();
  }

  async variantsBySize(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ size: string; variants: number }>(variantsBySize);
    return new Map(rows.map(({ size, variants }) => [size, variants]));
  }

  async save({ scales, version }: SizeChart): Promise<void> {
    const sizes = scales.flatMap((scale) =>
      scale.sizes.map((name, place) => ({ name, scale: scale.id, place })),
    );
    const names = sizes.map(({ name }) => name);
    await this.saveScales(scales, version);
    const removed = await this.database.query<{ name: string }>(
      sql`DELETE FROM catalogue.sizes WHERE name <> ALL(${names}::text[]) RETURNING name`,
    );
    await this.assertInNoRule(removed.map(({ name }) => name));
    await this.database.query(sql`
      INSERT INTO catalogue.sizes AS s (name, scale, place)
      SELECT * FROM unnest(${names}::text[], ${sizes.map(({ scale }) => scale)}::text[],
                           ${sizes.map(({ place }) => place)}::integer[])
      ON CONFLICT (name) DO UPDATE SET (scale, place) = (excluded.scale, excluded.place)
       WHERE (s.scale, s.place) <> (excluded.scale, excluded.place)`);
    const ids = scales.map(({ id }) => id);
    await this.database.query(sql`DELETE FROM catalogue.size_scales WHERE id <> ALL(${ids}::text[])`);
    await this.database.query(rankVariants);
  }

  private async saveScales(scales: readonly SizeScale[], version: number): Promise<void> {
    await this.database.query(sql`
      INSERT INTO catalogue.size_scales (id, label, place, version)
      SELECT id, label, place - 1, ${version}::integer
        FROM unnest(${scales.map(({ id }) => id)}::text[], ${scales.map(({ label }) => label)}::text[])
             WITH ORDINALITY AS given (id, label, place)
      ON CONFLICT (id) DO UPDATE SET (label, place, version) = (excluded.label, excluded.place, excluded.version)`);
  }

  /** This runs after the sizes are deleted, because a rule that is being saved delays their deletion. */
  private async assertInNoRule(removed: readonly string[]): Promise<void> {
    const [named] = await this.database.query<{ size: string; title: string }>(sql`
      SELECT s.name AS size, k.title FROM unnest(${removed}::text[]) AS s (name)
        JOIN catalogue.collections k ON jsonb_exists(k.rule -> 'size', s.name)
       ORDER BY k.position, s.name LIMIT 1`);
    if (named) throw new SizeInRule(named.size, named.title);
  }
}

/** Deleted products keep no size from being removed. */
export const variantsBySize: Sql = sql`
  SELECT v.size, count(*)::integer AS variants
    FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
   WHERE p.deleted_at IS NULL AND v.size IS NOT NULL GROUP BY v.size`;

/** The variants are in the order of `assorted`. The size of a deleted product may not exist any more. */
const rankVariants: Sql = sql`
  WITH ranked AS (
    SELECT v.id, coalesce(s.place, v.size_rank) AS size_rank,
           (row_number() OVER (PARTITION BY v.product_id
                               ORDER BY c.position NULLS FIRST, s.place NULLS FIRST, v.position))::integer - 1
           AS position
      FROM catalogue.variants v
      LEFT JOIN catalogue.sizes s ON s.name = v.size
      LEFT JOIN catalogue.product_colours c ON c.product_id = v.product_id AND c.name = v.colour
     WHERE v.product_id IN (
           SELECT moved.product_id FROM catalogue.variants moved JOIN catalogue.sizes place ON place.name = moved.size
            WHERE moved.size_rank <> place.place)
  )
  UPDATE catalogue.variants v SET size_rank = r.size_rank, position = r.position
    FROM ranked r
   WHERE r.id = v.id AND (v.size_rank, v.position) IS DISTINCT FROM (r.size_rank, r.position)`;
