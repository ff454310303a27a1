import { rankOf, scaleOf, sizes, sizeScales, usualSize } from './size';

const sorted = (...given: string[]) => given.toSorted((one, other) => rankOf(one) - rankOf(other));

describe('sizes', () => {
  it('sort by their scale, not by the alphabet', () => {
    expect(sorted('XL', 'S', '3XL', 'XS', 'M', '2XL', 'L')).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      '2XL',
      '3XL',
    ]);
    expect(sorted('40', '39', '46', '35')).toEqual(['35', '39', '40', '46']);
    expect(sorted('W32', 'W30', 'W28')).toEqual(['W28', 'W30', 'W32']);
    expect(sorted('10 years', '2 years', '4 years')).toEqual(['2 years', '4 years', '10 years']);
  });

  it('belong to one scale each, and a product has one scale', () => {
    expect(new Set(sizes).size).toBe(sizes.length);
    const scalesInOrder = sizes.map((size) => scaleOf(size));
    const changes = scalesInOrder.filter((scale, place) => scale !== scalesInOrder[place - 1]);
    expect(changes).toEqual(Object.keys(sizeScales));
  });

  it('reject unknown names', () => {
    expect(['', 'm', 'XXXXL', '34', 'W29.5', '1 years', '/'].map(scaleOf)).toEqual(Array(7).fill(undefined));
  });
});

it.each([
  ['XXL', '2XL'],
  ['xxxl', '3XL'],
  ['m', 'M'],
  ['w32', 'W32'],
  ['6Y', '6 years'],
  ['EU 42', '42'],
  ['ONE SIZE', 'One size'],
  ['OS', 'One size'],
  ['75B', '75B'],
])('%s is the size %s', (text, size) => {
  expect(usualSize(text)).toBe(size);
});
