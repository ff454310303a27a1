import { listingPath, readQuery, titleOf, toggle, writeQuery, type ListingQuery } from './listing-query';

const query: ListingQuery = {
  filters: { category: ['men', 'kids'], brand: ['h&m', 'levi'] },
  sortBy: 'title-atoz',
};

test('sizes and colours are written to the address', () => {
  const filters = { size: ['M', '12 years'], colour: ['Navy'] };
  const address = writeQuery({ filters, sortBy: 'price-lowtohigh' }).toString();
  expect(address).toBe('size=M%2C12+years&colour=Navy');
  expect(readQuery(new URLSearchParams(address)).filters).toEqual(filters);
});

test('a query is read from the address as it was written, including h&m', () => {
  const address = writeQuery(query).toString();
  expect(address).toBe('category=men%2Ckids&brand=h%26m%2Clevi&sortBy=title-atoz');
  expect(readQuery(new URLSearchParams(address))).toEqual(query);
});

test('price ranges are written to the address, and read without impossible ones', () => {
  const filters = { price: ['25-50', '500-'] };
  expect(writeQuery({ filters, sortBy: 'newest' }).toString()).toBe('price=25-50%2C500-&sortBy=newest');
  expect(readQuery(new URLSearchParams('price=25-50,cheap,500-')).filters).toEqual(filters);
});

test('conditions are set or not', () => {
  const filters = { sale: ['yes'], inStock: ['yes'] };
  const address = 'sale=yes&inStock=yes';
  expect(writeQuery({ filters, sortBy: 'price-lowtohigh' }).toString()).toBe(address);
  expect(readQuery(new URLSearchParams(address)).filters).toEqual(filters);
  expect(readQuery(new URLSearchParams('sale=no&inStock=1')).filters).toEqual({});
});

test('an empty query leaves the address empty', () => {
  expect(listingPath({})).toBe('/shop/listing');
  expect(readQuery(new URLSearchParams('category=&sortBy=cheapest'))).toEqual({
    filters: {},
    sortBy: 'price-lowtohigh',
  });
});

test('a change of categories resets the sort order, a change of brands keeps it', () => {
  expect(toggle(query, 'category', 'women')).toEqual({
    filters: { category: ['men', 'kids', 'women'], brand: ['h&m', 'levi'] },
    sortBy: 'price-lowtohigh',
  });
  expect(toggle(query, 'brand', 'h&m')).toEqual({
    filters: { category: ['men', 'kids'], brand: ['levi'] },
    sortBy: 'title-atoz',
  });
});

test('a group without selected options is removed', () => {
  const men: ListingQuery = { filters: { category: ['men'] }, sortBy: 'price-lowtohigh' };
  expect(toggle(men, 'category', 'men').filters).toEqual({});
});

const names = { category: { men: 'Men', women: 'Women' }, brand: { zara: 'Zara' } };

test('a listing of a single category is titled with its name', () => {
  expect(titleOf({ category: ['women'] }, names)).toBe('Women');
  expect(titleOf({}, names)).toBe('All Products');
  expect(titleOf({ category: ['women', 'men'] }, names)).toBe('All Products');
  expect(titleOf({ category: ['women'], brand: ['zara'] }, names)).toBe('All Products');
  expect(titleOf({ category: ['women'], size: ['M'] }, names)).toBe('All Products');
  expect(titleOf({ category: ['hovercraft'] }, names)).toBe('All Products');
});
