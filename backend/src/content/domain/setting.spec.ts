import { SectionTwice, StaleSetting } from './content.errors';
import type { HomeSection } from './home-section';
import { Setting } from './setting';

const categories: HomeSection = { type: 'categories', isOn: true };
const brands: HomeSection = { type: 'brands', isOn: false };
const story = (slug: string): HomeSection => ({ type: 'story', isOn: true, slug });

describe('the home page', () => {
  let home: Setting<'home-sections'>;
  beforeEach(() => (home = Setting.restore('home-sections', 4, { sections: [categories] })));
  const sections = () => home.value.sections;

  it('has its sections in the order that was saved', () => {
    home.edit(4, { sections: [brands, story('winter'), story('spring'), categories] });
    expect(home.version).toBe(5);
    expect(sections()).toEqual([brands, story('winter'), story('spring'), categories]);
  });

  it.each([
    ['a kind', [categories, brands, categories]],
    ['a story', [story('winter'), story('winter')]],
  ])('refuses %s twice', (_, twice) => {
    expect(() => home.edit(4, { sections: twice })).toThrow(SectionTwice);
    expect([home.version, sections()]).toEqual([4, [categories]]);
  });

  it('refuses an edit that is based on an older version', () => {
    home.edit(4, { sections: [brands] });
    expect(() => home.edit(4, { sections: [categories] })).toThrow(StaleSetting);
    expect(sections()).toEqual([brands]);
  });
});
