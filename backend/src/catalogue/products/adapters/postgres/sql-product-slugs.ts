import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { ProductChanges } from '../../../../shared/product-changes';
import { ProductSlugs } from '../../application/product-slugs';
import { SlugOfOtherProduct } from '../../domain/product.errors';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';

interface Holder {
  productId: string;
  title: string;
  isCurrent: boolean;
}

/** The repository of products gives new products theirs. */
export class SqlProductSlugs extends ProductSlugs {
  constructor(
    private readonly database: Database,
    private readonly changes: ProductChanges,
  ) {
    super();
  }

  async of(productId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM catalogue.product_slugs WHERE product_id = ${productId} AND is_current`,
    );
    return row?.slug;
  }

  async choose(productId: string, slug: string): Promise<void> {
    if ((await this.of(productId)) === slug) return;
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.slugs})`);
    const holder = await this.holderOf(slug);
    if (holder && holder.productId !== productId) {
      throw new SlugOfOtherProduct(slug, holder.title, holder.isCurrent);
    }
    await this.database.query(
      sql`UPDATE catalogue.product_slugs SET is_current = false WHERE product_id = ${productId} AND is_current`,
    );
    await this.database.query(sql`
      INSERT INTO catalogue.product_slugs (slug, product_id, is_current) VALUES (${slug}, ${productId}, true)
      ON CONFLICT (slug) DO UPDATE SET is_current = true`);
    this.changes.changed([productId]);
  }

  private async holderOf(slug: string): Promise<Holder | undefined> {
    const [holder] = await this.database.query<Holder>(sql`
      SELECT p.id AS "productId", p.title, s.is_current AS "isCurrent"
        FROM catalogue.product_slugs s JOIN catalogue.products p ON p.id = s.product_id WHERE s.slug = ${slug}`);
    return holder;
  }
}
