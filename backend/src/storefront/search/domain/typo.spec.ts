import { isOneTypo } from './typo';

describe('one typo', () => {
  it.each([
    ['adidas', 'addidas', 'a letter too many'],
    ['sneakers', 'sneakrs', 'a letter too few'],
    ['sneakers', 'sneekers', 'another letter'],
    ['jeans', 'jeasn', 'two that change places, at the end'],
    ['coat', 'ocat', 'two that change places, at the beginning'],
    ['coat', 'coats', 'a letter more at the end'],
    ['coat', 'scoat', 'a letter more at the beginning'],
    ['👟shoe', '👠shoe', 'another picture'],
  ])('is between %s and %s: %s', (one, other) => {
    expect([isOneTypo(one, other), isOneTypo(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['coat', 'coat'],
    ['coat', 'caot s'],
    ['coat', 'boot'],
    ['coat', 'taoc'],
    ['coat', 'co'],
    ['coat', 'cotax'],
    ['abcd', 'bacx'],
  ])('is not between %s and %s', (one, other) => {
    expect([isOneTypo(one, other), isOneTypo(other, one)]).toEqual([false, false]);
  });
});
