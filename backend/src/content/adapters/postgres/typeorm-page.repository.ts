import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { PageRepository } from '../../application/ports';
import { PageExists } from '../../domain/content.errors';
import { Page, type PageState } from '../../domain/page';
import type { PageVersionRow } from './page-version.table';
import type { PageRow } from './page.table';

export class TypeOrmPageRepository extends PageRepository {
  constructor(
    private readonly database: Database,
    private readonly pages: Repository<PageRow>,
    private readonly versions: Repository<PageVersionRow>,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async findForChange(slug: string): Promise<Page | undefined> {
    const row = await this.database
      .repository(this.pages)
      .findOne({ where: { slug }, lock: { mode: 'pessimistic_write' } });
    if (!row) return undefined;
    const { kind, brand, category, version } = row;
    const { title, body } = await this.database.repository(this.versions).findOneByOrFail({ slug, version });
    return Page.restore({ slug, kind, brand, category, version, title, body });
  }

  async add({ state }: Page): Promise<void> {
    const added = await this.database
      .repository(this.pages)
      .createQueryBuilder()
      .insert()
      .values(rowOf(state))
      .orIgnore()
      .returning('slug')
      .execute();
    if ((added.raw as unknown[]).length === 0) throw new PageExists();
    await this.addVersion(state);
  }

  async save({ state }: Page): Promise<void> {
    const { slug, ...changed } = rowOf(state);
    await this.database.repository(this.pages).update({ slug }, changed);
    await this.addVersion(state);
  }

  async delete({ state: { slug } }: Page): Promise<void> {
    await this.database.repository(this.pages).delete({ slug });
  }

  private async addVersion({ slug, version, title, body }: PageState): Promise<void> {
    const actor = this.actor.get();
    const savedByName = actor.kind === 'shop' ? null : (actor.name ?? null);
    await this.database
      .repository(this.versions)
      .insert({ slug, version, title, body, savedBy: nameOfActor(actor), savedByName });
  }
}

const rowOf = ({ slug, kind, brand, category, version }: PageState): PageRow => ({
  slug,
  kind,
  brand,
  category,
  version,
});
