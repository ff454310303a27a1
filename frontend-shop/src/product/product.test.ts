import { badgeOf, sellingPrice } from './product';

test.each([
  ['none left, though on sale', { totalStock: 0, salePrice: 5 }, 'Out Of Stock'],
  ['few left, though on sale', { totalStock: 9, salePrice: 5 }, 'Only 9 items left'],
  ['plenty left, on sale', { totalStock: 10, salePrice: 5 }, 'Sale'],
])('a product with %s has the most important badge', (_case, product, text) => {
  expect(badgeOf(product)?.text).toBe(text);
});

test('a product in good stock at its regular price has no badge', () => {
  expect(badgeOf({ totalStock: 10, salePrice: 0 })).toBeNull();
});

test('a sale price above 0 is the selling price', () => {
  expect(sellingPrice({ price: 20, salePrice: 15 })).toBe(15);
  expect(sellingPrice({ price: 20, salePrice: 0 })).toBe(20);
});
