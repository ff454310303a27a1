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

test('a pasted price loses the symbol of the shop', () => {
  pageInCurrency('JPY');
  expect(writesOf(['one'], ['price'], '¥4999')).toEqual({ one: { price: '4999' } });
});
