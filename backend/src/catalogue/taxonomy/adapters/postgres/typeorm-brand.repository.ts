import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { BrandRepository } from '../../application/ports';
import { Brand } from '../../domain/brand';
import { BrandInRule, BrandInUse, SlugTaken } from '../../domain/taxonomy.errors';
import { collectionsNaming } from './collections-naming';
import { leaveDeletedProducts, productsIn } from './products-of';
import type { BrandRow } from './brand.table';

export class TypeOrmBrandRepository extends BrandRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<BrandRow>,
  ) {
    super();
  }

  async findForChange(slug: string): Promise<Brand | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.repository(this.rows).findOne({ where: { slug }, lock });
    return row ? Brand.restore(row) : undefined;
  }

  async add({ state }: Brand): Promise<void> {
    const inserted = await this.database
      .repository(this.rows)
      .createQueryBuilder()
      .insert()
      .values(state)
      .orIgnore()
      .returning('slug')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) throw new SlugTaken();
  }

  async save({ state }: Brand): Promise<void> {
    await this.database.repository(this.rows).upsert(state, ['slug']);
  }

  async delete(slug: string): Promise<void> {
    const products = await productsIn(this.database, sql`brand = ${slug}`);
    if (products > 0) throw new BrandInUse(products);
    const collections = await collectionsNaming(this.database, 'brand', slug);
    if (collections.length > 0) throw new BrandInRule(collections);
    await leaveDeletedProducts(this.database, sql`brand = NULL`, sql`brand = ${slug}`);
    await this.database.repository(this.rows).delete({ slug });
  }
}
