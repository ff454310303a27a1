import { menu } from '@haberdash/kit/testing/menu';
import { usualScaleOf } from './product-fields';

const below = (parent: string, slug: string) => ({ ...menu.categories[0]!, parent, slug });
const categories = [...menu.categories, below('footwear', 'boots'), below('boots', 'ankle-boots')];

test.each([
  ['footwear', 'shoes'],
  ['boots', 'shoes'],
  ['ankle-boots', 'shoes'],
  ['unknown', 'letters'],
  [undefined, 'letters'],
])('the size scale of the category %s is %s', (category, scale) => {
  expect(usualScaleOf(category, categories)).toBe(scale);
});
