import { pageInCurrency } from '@haberdash/kit/testing/currency';
import { sizeScales } from '@haberdash/kit/testing/sizes';
import { wishIn } from './wish';

afterEach(() => (document.head.innerHTML = ''));

const sizes = sizeScales.flatMap((scale) => scale.sizes);

test.each([
  ['dress under $80', 'dress', { price: ['-80'] }],
  ['Dress under 80 dollars', 'Dress', { price: ['-80'] }],
  ['under 25$', '', { price: ['-25'] }],
  ['coats under $1,200', 'coats', { price: ['-1200'] }],
  ['over usd 50', '', { price: ['50-'] }],
  ['coats over 50 under 200', 'coats', { price: ['50-200'] }],
  ['jeans less than 60 in size w32', 'jeans', { size: ['W32'], price: ['-60'] }],
  ['size m dress', 'dress', { size: ['M'] }],
  ['trainers size 42', 'trainers', { size: ['42'] }],
  ['size w32 l34 jeans', 'jeans', { size: ['W32 L34'] }],
  ['kids tee size 8 years', 'kids tee', { size: ['8 years'] }],
])('%j asks for %j with filters', (text, keyword, filters) => {
  expect(wishIn(text, sizes)).toEqual({ keyword, filters });
});

test.each([
  ['EUR', 'dress under 80 €', '-80'],
  ['EUR', 'dress under €80', '-80'],
  ['EUR', 'dress under 80 euros', '-80'],
  ['EUR', 'dress under EUR 80', '-80'],
  ['CHF', 'dress under 80 francs', '-80'],
  ['JPY', 'dress under ¥8,000', '-8000'],
  ['JPY', 'dress under 8000 yen', '-8000'],
] as const)('in %s, %j asks for dresses of such a price', (code, text, range) => {
  pageInCurrency(code);
  expect(wishIn(text, sizes)).toEqual({ keyword: 'dress', filters: { price: [range] } });
});

test('another currency is no price of the shop', () => {
  pageInCurrency('EUR');
  expect(wishIn('dress under $80', sizes)).toEqual({ keyword: 'dress under $80', filters: {} });
});

test.each([
  'dress',
  'under armour',
  'size guide',
  'one size',
  'over 200 under 100',
  'under 4.5',
  'sizes m',
  'size W32L',
])('%j has no filters', (text) => {
  expect(wishIn(text, sizes)).toEqual({ keyword: text, filters: {} });
});
