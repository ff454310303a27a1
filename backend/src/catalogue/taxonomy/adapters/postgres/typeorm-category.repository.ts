import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import type { ProductChanges } from '../../../../shared/product-changes';
import { CategoryRepository } from '../../application/ports';
import { type Category, CategoryTree } from '../../domain/category-tree';
import { CategoryInRule, CategoryInUse } from '../../domain/taxonomy.errors';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';
import type { CategoryRow } from './category.table';
import { collectionsNaming } from './collections-naming';
import { leaveDeletedProducts, productsIn } from './products-of';

export class TypeOrmCategoryRepository extends CategoryRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<CategoryRow>,
    private readonly changes: ProductChanges,
  ) {
    super();
  }

  /** An advisory lock, because there may be no row yet. */
  async findForChange(): Promise<CategoryTree> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.categories})`);
    const rows = await this.database.repository(this.rows).find({ order: { position: 'ASC' } });
    return CategoryTree.restore(rows.map(toCategory));
  }

  async save(tree: CategoryTree): Promise<void> {
    const rows = tree.categories.map((category, position) => toRow(category, tree, position));
    await this.deleteOthers(rows.map(({ slug }) => slug));
    await this.announceMoved(rows);
    await this.database.repository(this.rows).upsert(rows, ['slug']);
  }

  /** The row's lock makes a product that is being put into the category wait, and then fail. */
  private async deleteOthers(kept: string[]): Promise<void> {
    const deleted = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM catalogue.categories WHERE slug <> ALL(${kept}::text[]) FOR UPDATE`,
    );
    for (const { slug } of deleted) {
      const products = await productsIn(this.database, sql`category = ${slug}`);
      if (products > 0) throw new CategoryInUse(products);
      const collections = await collectionsNaming(this.database, 'category', slug);
      if (collections.length > 0) throw new CategoryInRule(collections);
      await leaveDeletedProducts(this.database, sql`category = NULL`, sql`category = ${slug}`);
      await this.database.repository(this.rows).delete({ slug });
    }
  }

  private async announceMoved(rows: CategoryRow[]): Promise<void> {
    const paths = rows.map(({ path }) => path.join('/'));
    const moved = await this.database.query<{ slug: string }>(sql`
      SELECT c.slug
        FROM catalogue.categories c
        JOIN unnest(${rows.map(({ slug }) => slug)}::text[], ${paths}::text[]) AS now (slug, path) USING (slug)
       WHERE array_to_string(c.path, '/') <> now.path`);
    if (moved.length > 0) await this.changes.categoriesMoved(moved.map(({ slug }) => slug));
  }
}

const toCategory = ({ slug, name, parent, picture }: CategoryRow): Category => ({
  slug,
  name,
  parent,
  picture,
});

const toRow = (category: Category, tree: CategoryTree, position: number): CategoryRow => ({
  ...category,
  path: tree.pathOf(category.slug),
  position,
});
