import { audienceOf } from './google-audience';

it.each([
  [['men'], 'M', 'male', 'adult'],
  [['women', 'dresses'], null, 'female', 'adult'],
  [['kids'], '3 years', 'unisex', 'toddler'],
  [['kids', 'girls'], '8 years', 'female', 'kids'],
  [['kids', 'baby-boys'], null, 'male', 'infant'],
  [['kids', 'baby'], null, 'unisex', 'infant'],
  [['accessories'], 'One size', 'unisex', 'adult'],
  [['footwear'], '4 years', 'unisex', 'toddler'],
  [['kids'], '0-3 months', 'unisex', 'newborn'],
  [['kids'], '3-6 months', 'unisex', 'infant'],
  [['kids'], '9-12 months', 'unisex', 'infant'],
  [['kids'], '12-18 months', 'unisex', 'toddler'],
  [['accessories', 'belts'], '85 cm', 'unisex', 'adult'],
  [['kids'], '56 cm', 'unisex', 'newborn'],
  [['kids'], '92 cm', 'unisex', 'toddler'],
  [['kids'], '116 cm', 'unisex', 'kids'],
  [[], null, 'unisex', 'adult'],
] as const)('%j in %s is for: %s, %s', (categories, size, gender, ageGroup) => {
  expect(audienceOf(categories, size)).toEqual({ gender, ageGroup });
});
