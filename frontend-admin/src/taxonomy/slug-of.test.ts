import { slugOf } from './slug-of';

test.each([
  ['Acme', 'acme'],
  ["Levi's & Co", 'levis-&-co'],
  ['  Ærø  Strik ', 'r-strik'],
  ['Été 2027', 'ete-2027'],
  ['—', ''],
])('the short name of %p is %p', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
