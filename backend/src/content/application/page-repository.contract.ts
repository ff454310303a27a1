import { aPage } from '../../../test/support/shop/shop-content';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { PageExists } from '../domain/content.errors';
import { Page, type PageState } from '../domain/page';
import type { PageRepository } from './ports';

interface World {
  pages: PageRepository;
  unitOfWork: UnitOfWork;
  /** The oldest version comes first. */
  versionsOf(slug: string): Promise<Pick<PageState, 'version' | 'title' | 'body'>[]>;
}

export function describePageRepository(world: () => World): void {
  const run = <T>(work: (pages: PageRepository) => Promise<T>) =>
    world().unitOfWork.run(() => work(world().pages));
  const stateOf = async (slug: string) => (await run((pages) => pages.findForChange(slug)))?.state;
  const added = async () => {
    const page = Page.create(aPage({ slug: newId(), kind: 'size-guide', brand: 'h&m' }));
    await run((pages) => pages.add(page));
    return page;
  };

  it('finds a page as it was added', async () => {
    const { state } = await added();
    expect(await stateOf(state.slug)).toEqual(state);
    expect(await stateOf(newId())).toBeUndefined();
  });

  it('finds the newest version, and keeps the others', async () => {
    const page = await added();
    const { slug } = page.state;
    page.edit(1, { title: 'Sizes', body: 'From S to L', brand: null, category: 'kids' });
    await run((pages) => pages.save(page));
    expect(await stateOf(slug)).toEqual(page.state);
    expect(await world().versionsOf(slug)).toMatchObject([
      { version: 1, title: 'Our story' },
      { version: 2, title: 'Sizes', body: 'From S to L' },
    ]);
  });

  it('adds no second page with the same slug', async () => {
    const { state } = await added();
    const second = Page.create({ ...aPage({ slug: state.slug }), title: 'Another' });
    await expect(run((pages) => pages.add(second))).rejects.toThrow(PageExists);
    expect(await stateOf(state.slug)).toEqual(state);
  });

  it('forgets a deleted page with its versions', async () => {
    const page = await added();
    const { slug } = page.state;
    await run((pages) => pages.delete(page));
    expect(await stateOf(slug)).toBeUndefined();
    expect(await world().versionsOf(slug)).toEqual([]);
  });
}
