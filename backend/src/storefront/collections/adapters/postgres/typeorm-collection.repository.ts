import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { CollectionRepository } from '../../application/ports';
import { UnknownSize } from '../../../../catalogue/products/domain/product.errors';
import { Collection } from '../../domain/collection';
import {
  SlugTaken,
  UnknownBrand,
  UnknownCategory,
} from '../../../../catalogue/taxonomy/domain/taxonomy.errors';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';
import type { CollectionRow } from './collection.table';
import { selectionOf } from './selection-of-row';

export class TypeOrmCollectionRepository extends CollectionRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<CollectionRow>,
  ) {
    super();
  }

  /** An advisory lock, because there may be no row yet. */
  async findOrderForChange(): Promise<string[]> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.collections})`);
    const rows = await this.collections.find({ select: { slug: true }, order: { position: 'ASC' } });
    return rows.map(({ slug }) => slug);
  }

  async findForChange(slug: string): Promise<Collection | undefined> {
    const row = await this.collections.findOne({ where: { slug }, lock: { mode: 'pessimistic_write' } });
    return row ? toCollection(row) : undefined;
  }

  async add(collection: Collection): Promise<void> {
    await this.lockNamed(collection);
    const [last] = await this.collections.find({ order: { position: 'DESC' }, take: 1 });
    const position = (last?.position ?? -1) + 1;
    const inserted = await this.collections
      .createQueryBuilder()
      .insert()
      .values({ ...toColumns(collection), position })
      .orIgnore()
      .returning('slug')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) throw new SlugTaken();
  }

  async save(collection: Collection): Promise<void> {
    await this.lockNamed(collection);
    const { slug, ...columns } = toColumns(collection);
    await this.collections.update({ slug }, columns);
  }

  async saveOrder(slugs: readonly string[]): Promise<void> {
    await this.database.query(sql`
      UPDATE catalogue.collections c SET position = place - 1
        FROM unnest(${[...slugs]}::text[]) WITH ORDINALITY AS given (slug, place) WHERE c.slug = given.slug`);
  }

  async delete(slug: string): Promise<void> {
    await this.collections.delete({ slug });
  }

  /** A deletion locks its product, too: the one that comes later waits. All lock products in the order of their ids. */
  async existingProducts(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT id FROM catalogue.products WHERE id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL ORDER BY id FOR SHARE`);
    const existing = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => existing.has(id));
  }

  private get collections(): Repository<CollectionRow> {
    return this.database.repository(this.rows);
  }

  /** A brand, category or size that is being deleted is waited for, and one that the rule names cannot be deleted before it is saved. */
  private async lockNamed({ state: { selection } }: Collection): Promise<void> {
    if (!('rule' in selection)) return;
    const { brand, category, size } = selection.rule;
    const found = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM catalogue.brands WHERE slug = ANY(${brand}::text[]) ORDER BY slug FOR KEY SHARE`,
    );
    if (found.length < brand.length) throw new UnknownBrand();
    const categories = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM catalogue.categories WHERE slug = ANY(${category}::text[]) ORDER BY slug FOR KEY SHARE`,
    );
    if (categories.length < category.length) throw new UnknownCategory();
    const sizes = await this.database.query<{ name: string }>(
      sql`SELECT name FROM catalogue.sizes WHERE name = ANY(${size}::text[]) ORDER BY name FOR KEY SHARE`,
    );
    const unknown = size.find((one) => !sizes.some(({ name }) => name === one));
    if (unknown !== undefined) throw new UnknownSize(unknown, 'size');
  }
}

const toCollection = ({ slug, title, description, picture, version, ...row }: CollectionRow): Collection =>
  Collection.restore({ slug, title, description, picture, version, selection: selectionOf(row) });

const toColumns = ({ state: { selection, ...columns } }: Collection): Omit<CollectionRow, 'position'> => ({
  ...columns,
  products: 'products' in selection ? [...selection.products] : null,
  rule: 'rule' in selection ? selection.rule : null,
});
