import { BrandAndCategory, NotASizeGuide, StalePage, WellKnownPage } from './content.errors';
import { ownWordsOf, Page, type PageDraft } from './page';

const story: PageDraft = {
  slug: 'our-story',
  kind: 'page',
  brand: null,
  category: null,
  title: 'Our story',
  body: 'It began with a needle.',
};
const guide: PageDraft = { ...story, slug: 'nike-sizes', kind: 'size-guide', brand: 'nike' };

describe('a page', () => {
  it('begins with version 1, and each edit makes another', () => {
    const page = Page.create(story);
    expect(page.state).toEqual({ ...story, version: 1 });
    page.edit(1, { ...story, body: 'It began with a thread.' });
    expect(page.state).toMatchObject({ version: 2, body: 'It began with a thread.' });
  });

  it('gets no new version when nothing changes', () => {
    const page = Page.create(story);
    page.edit(1, story);
    expect(page.state.version).toBe(1);
  });

  it('refuses an edit that is based on an older version', () => {
    const page = Page.create(story);
    page.edit(1, { ...story, title: 'Our beginnings' });
    expect(() => page.edit(1, { ...story, title: 'Our start' })).toThrow(StalePage);
    expect(page.state.title).toBe('Our beginnings');
  });

  it('can be deleted, unless the shop links to it', () => {
    expect(() => Page.create(story).assertDeletable()).not.toThrow();
    expect(() => Page.create({ ...story, slug: 'terms' }).assertDeletable()).toThrow(WellKnownPage);
  });
});

it("the own words of a text are the paragraphs that name nothing of the shop's tables", () => {
  const text =
    '## Returns\n\nSend it back within {return days}.\n\n{return rules}\n \nUnworn, {please}\nor { so }.\n\nThanks!';
  expect(ownWordsOf(text)).toBe('## Returns\n\nThanks!');
  expect(ownWordsOf('Cut {A} and { b } are alike.')).toBe('Cut {A} and { b } are alike.');
});

describe('a size guide', () => {
  it('is for a brand, for a category or for everything', () => {
    const page = Page.create(guide);
    page.edit(1, { ...guide, brand: null, category: 'kids' });
    expect(page.state).toMatchObject({ version: 2, brand: null, category: 'kids' });
    page.edit(2, { ...guide, brand: null });
    expect(page.state).toMatchObject({ version: 3, brand: null, category: null });
  });

  it('is not for a brand and a category at once', () => {
    expect(() => Page.create({ ...guide, category: 'kids' })).toThrow(BrandAndCategory);
    expect(() => Page.create(guide).edit(1, { ...guide, category: 'kids' })).toThrow(BrandAndCategory);
  });

  it('is the only page that can be for a brand or a category', () => {
    expect(() => Page.create({ ...story, brand: 'nike' })).toThrow(NotASizeGuide);
    expect(() => Page.create(story).edit(1, { ...story, category: 'kids' })).toThrow(NotASizeGuide);
  });
});
