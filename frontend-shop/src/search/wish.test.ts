import { sizeScales } from '@haberdash/kit/testing/sizes';
import { wishIn } from './wish';

const sizes = sizeScales.flatMap((scale) => scale.sizes);

test.each([
  ['dress under $80', 'dress', { price: ['-80'] }],
  ['Dress under 80 dollars', 'Dress', { price: ['-80'] }],
  ['under 25$', '', { price: ['-25'] }],
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
