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
  [[], null, 'unisex', 'adult'],
] as const)('%j in %s is for: %s, %s', (categories, size, gender, ageGroup) => {
  expect(audienceOf(categories, size)).toEqual({ gender, ageGroup });
});
