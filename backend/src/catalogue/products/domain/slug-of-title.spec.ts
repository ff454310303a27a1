import { isSlug } from './product-slug';
import { slugOfTitle, slugsOfTitle } from './slug-of-title';

describe('the slug of a title', () => {
  it.each([
    ['Linen Shirt', 'linen-shirt'],
    ["Levi's 501® & Co.", 'levis-501-and-co'],
    ['  Ærø  Strik ', 'aero-strik'],
    ['Łódź Đầm', 'lodz-dam'],
    ['Платья', 'platya'],
    ['Φόρεμα', 'forema'],
    ['ﬁne № 5', 'fine-no-5'],
    ['—', 'product'],
    ['帽子', 'product'],
    ['0199c6a0-0000-7000-8000-000000000000', 'product-0199c6a0-0000-7000-8000-000000000000'],
    [`${'a'.repeat(59)} long`, 'a'.repeat(59)],
  ])('of %p is %p', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it('is numbered up to 19 where it is taken, then a random number follows', () => {
    const slugs = slugsOfTitle('Linen Shirt');
    expect(slugs.slice(0, 2)).toEqual(['linen-shirt', 'linen-shirt-2']);
    expect(slugs[18]).toBe('linen-shirt-19');
    for (const slug of slugs.slice(19)) expect(slug).toMatch(/^linen-shirt-\d{6}$/);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
