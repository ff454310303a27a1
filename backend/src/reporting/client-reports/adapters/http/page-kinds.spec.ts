import { PageKinds } from './page-kinds';

describe('kinds of pages', () => {
  it('have no ids', () => {
    const kinds = new PageKinds();
    expect(kinds.of('/shop/home')).toBe('/shop/home');
    expect(kinds.of('/shop/product/0199c6a0-0000-7000-8000-000000000000')).toBe('/shop/product/:id');
    expect(kinds.of('/')).toBe('/');
  });

  it('are limited in number and length, for any reported paths', () => {
    const kinds = new PageKinds();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      kinds.of(`/${letter}`);
      kinds.of(`/${letter}/${letter}`);
    }
    expect(kinds.of('/a')).toBe('/a');
    expect(kinds.of('/shop/home')).toBe('other');
    expect(new PageKinds().of('/a/b/c/d/e/f')).toBe('/a/b/c/d');
  });
});
