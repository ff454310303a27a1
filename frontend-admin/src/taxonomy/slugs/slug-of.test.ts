import { slugOf } from './slug-of';

test.each([
  ['Acme', 'acme'],
  ["Levi's & Co", 'levis-&-co'],
  ['  Ærø  Strik ', 'aero-strik'],
  ['Đầm dài', 'dam-dai'],
  ['Łódź', 'lodz'],
  ['Straßenjacken', 'strassenjacken'],
  ['Платья', 'platya'],
  ['Φόρεμα', 'forema'],
  ['Été 2027', 'ete-2027'],
  ['—', ''],
])('the short name of %p is %p', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
