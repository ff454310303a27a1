import { byPrice, isPriceRange, priceRangeLabel } from './price-range';

test.each([
  ['0-25', 'Under $25'],
  ['25-50', '$25 to $50'],
  ['500-', '$500 and above'],
  ['-80', 'Under $80'],
  ['35-80', '$35 to $80'],
])('the price range %s is called %p', (id, label) => {
  expect(priceRangeLabel(id)).toBe(label);
});

test('price ranges are sorted by price', () => {
  expect(['100-200', '0-25', '25-50'].sort(byPrice)).toEqual(['0-25', '25-50', '100-200']);
});

test('other text is no price range', () => {
  expect(['cheap', '25', '-', '50-25', '50-50', '2.5-9', '25-50-75'].filter(isPriceRange)).toEqual([]);
});
