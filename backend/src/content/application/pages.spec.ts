import { contentInMemory } from '../../../test/support/memory/content-in-memory';
import { aPage } from '../../../test/support/shop/shop-content';
import { NoSuchPage, PageExists, StalePage, WellKnownPage } from '../domain/content.errors';

const terms = aPage({ slug: 'terms', title: 'Terms', body: 'All of them.' });
const story = { ...terms, slug: 'story', title: 'Our story' };

describe('the pages of a shop', () => {
  let content: ReturnType<typeof contentInMemory>;
  beforeEach(async () => {
    content = contentInMemory();
    await content.addPage.execute(terms);
  });
  const titles = (slug: string) => content.pages.versionsOf(slug).map(({ title }) => title);
  const actions = () =>
    content.audit.entries.map(({ label, action, actor }) => `${actor} ${action} ${label}`);

  it('keep every version, and who made it', async () => {
    expect(await content.editPage.execute({ ...terms, version: 1, title: 'Terms of sale' })).toBe(2);
    expect(titles('terms')).toEqual(['Terms', 'Terms of sale']);
    expect(actions()).toEqual(['admin:ada added Terms', 'admin:ada edited Terms of sale']);
    expect(content.audit.entries.at(-1)).toMatchObject({
      subject: 'setting',
      subjectId: 'page:terms',
      before: { title: 'Terms', version: 1 },
      after: { title: 'Terms of sale', version: 2 },
    });
  });

  it('stay as they are when an edit changes nothing', async () => {
    expect(await content.editPage.execute({ ...terms, version: 1 })).toBe(1);
    expect(titles('terms')).toEqual(['Terms']);
    expect(actions()).toHaveLength(1);
  });

  it('keep the first of two edits of the same version', async () => {
    const [first, second] = await Promise.allSettled([
      content.editPage.execute({ ...terms, version: 1, title: 'First' }),
      content.editPage.execute({ ...terms, version: 1, title: 'Second' }),
    ]);
    expect(first.status).toBe('fulfilled');
    expect((second as PromiseRejectedResult).reason).toBeInstanceOf(StalePage);
    expect(titles('terms')).toEqual(['Terms', 'First']);
  });

  it('have one page for each slug', async () => {
    await expect(content.addPage.execute({ ...terms, title: 'Other terms' })).rejects.toThrow(PageExists);
    expect(titles('terms')).toEqual(['Terms']);
  });

  it('lose one that is deleted, but none that the shop links to', async () => {
    await content.addPage.execute(story);
    await content.deletePage.execute('story');
    expect(titles('story')).toEqual([]);
    expect(content.audit.entries.at(-1)).toMatchObject({
      action: 'deleted',
      before: { body: 'All of them.' },
    });
    await expect(content.deletePage.execute('story')).rejects.toThrow(NoSuchPage);
    await expect(content.editPage.execute({ ...story, version: 1 })).rejects.toThrow(NoSuchPage);
    await expect(content.deletePage.execute('terms')).rejects.toThrow(WellKnownPage);
  });
});
