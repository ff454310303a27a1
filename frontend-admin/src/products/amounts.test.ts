import { pageInCurrency } from '@haberdash/kit/testing/currency';
import { isPrice, priceHint, typedSalePrice } from './amounts';
import { cellProblemsOf } from './grid/cell-problems';
import { writesOf } from './grid/paste';

const cells = { price: '49.99', salePrice: '', stock: '1', sku: '', gtin: '', mpn: '' };

afterEach(() => (document.head.innerHTML = ''));

test('prices have the digits of the currency', () => {
  expect([isPrice('49.99'), isPrice('1000000.01'), priceHint()]).toEqual([
    true,
    false,
    'from 0.01 to 1,000,000, like 49.99',
  ]);
  pageInCurrency('JPY');
  expect([isPrice('4999'), isPrice('49.99'), typedSalePrice(4999)]).toEqual([true, false, '4999']);
  expect(cellProblemsOf(cells, [])).toEqual({ price: 'Price must be from 1 to 100,000,000, like 4999' });
});

test.each([
  ['JPY', '¥4,999', '4999'],
  ['JPY', '4,999', '4999'],
  ['EUR', '1,049.99 €', '1049.99'],
  ['EUR', '49.9', '49.9'],
  ['EUR', '4,99', '4,99'],
  ['EUR', 'about €40', 'about40'],
  ['DKK', '1.049,99 kr.', '1049.99'],
  ['DKK', '49,99', '49.99'],
  ['DKK', '49.99', '49.99'],
  ['DKK', 'kr. 4.999', '4999'],
  ['DKK', '4.999', '4.999'],
] as const)('in %s, a pasted %s is the price %s', (code, pasted, price) => {
  pageInCurrency(code);
  expect(writesOf(['one'], ['price'], pasted)).toEqual({ one: { price } });
});

test('a price that is not understood is refused in words', () => {
  pageInCurrency('DKK');
  expect(cellProblemsOf({ ...cells, price: '4.999' }, [])).toEqual({
    price: 'Price must be from 0.01 to 1.000.000, like 49.99',
  });
});
