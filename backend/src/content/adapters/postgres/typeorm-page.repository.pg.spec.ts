import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { amid } from '../../../../test/support/turns';
import { describePageRepository } from '../../application/page-repository.contract';
import type { PageState } from '../../domain/page';
import { PageRow } from './page.table';
import { PageVersionRow } from './page-version.table';
import { TypeOrmPageRepository } from './typeorm-page.repository';

const ada = new FixedActor({ kind: 'admin', id: 'ada', name: 'Ada Admin' });

describe('pages in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return {
      pages: new TypeOrmPageRepository(database, rows(PageRow), rows(PageVersionRow), ada),
      unitOfWork,
      versionsOf: (slug: string) =>
        database.query<PageState>('SELECT * FROM content.page_versions WHERE slug = $1 ORDER BY version', [
          slug,
        ]),
    };
  };
  describePageRepository(world);

  const edit = async (title: string) => {
    const { pages } = world();
    const page = (await pages.findForChange('contact'))!;
    page.edit(page.state.version, { ...page.state, title });
    await pages.save(page);
    return page.state.version;
  };

  it('wait for a concurrent edit of the same page', async () => {
    const { unitOfWork } = world();
    const second = await amid(
      postgres(),
      () => edit('Write to us'),
      () => unitOfWork.run(() => edit('Ask us')),
    );
    expect(second).toBe(3);
    expect((await world().versionsOf('contact')).map(({ title }) => title)).toEqual([
      'Contact',
      'Write to us',
      'Ask us',
    ]);
  });

  it('keep when each version was saved, and by whom', async () => {
    const { database, unitOfWork } = postgres();
    const version = await unitOfWork.run(() => edit('Talk to us'));
    const saved = await database.query(
      `SELECT saved_by, saved_by_name, saved_at BETWEEN now() - interval '1 minute' AND now() AS "isNow"
         FROM content.page_versions WHERE slug = 'contact' AND version = $1`,
      [version],
    );
    expect(saved).toEqual([{ saved_by: 'admin:ada', saved_by_name: 'Ada Admin', isNow: true }]);
  });

  it('have versions that nobody can change, not even a superuser', async () => {
    const change = postgres().database.query(`UPDATE content.page_versions SET body = 'forged'`);
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });
});
