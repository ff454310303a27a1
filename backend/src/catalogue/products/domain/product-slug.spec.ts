import { isSlug } from './product-slug';

describe('the slug of a product', () => {
  it.each(['linen-shirt', 'shirt', '501', 'a-1-b', 'a'.repeat(80)])('may be %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    '',
    'Linen-shirt',
    'linen shirt',
    'linen--shirt',
    '-shirt',
    'shirt-',
    'été',
    'hat&scarf',
    'a'.repeat(81),
    '0199c6a0-0000-7000-8000-000000000000',
  ])('is not %s', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
