import { badgeOf, sellingPrice } from './product';

test.each([
  ['none left, though on sale', { totalStock: 0, salePrice: 5 }, 'Out Of Stock'],
  ['few left, though on sale', { totalStock: 9, salePrice: 5 }, 'Only 9 items left'],
  ['plenty left, on sale', { totalStock: 10, salePrice: 5 }, 'Sale'],
])('with %s a product wears its most pressing badge', (_case, product, text) => {
  expect(badgeOf(product)?.text).toBe(text);
});

test('a product with plenty left at its usual price wears no badge', () => {
  expect(badgeOf({ totalStock: 10, salePrice: 0 })).toBeNull();
});

test('a sale price counts when it is above 0', () => {
  expect(sellingPrice({ price: 20, salePrice: 15 })).toBe(15);
  expect(sellingPrice({ price: 20, salePrice: 0 })).toBe(20);
});
