import { sizeScales } from '@haberdash/kit/testing/sizes';
import { bodyTables, rowsOf, sizeMeasures } from './size-measures';

test('a wearer has a table of their own', () => {
  expect(bodyTables('letters', 'women')).toEqual([{ wearer: 'women', measures: sizeMeasures.women.letters }]);
});

test('a product for nobody in particular has the tables of women and men', () => {
  expect(bodyTables('letters', undefined).map(({ wearer }) => wearer)).toEqual(['women', 'men']);
});

test('only children have sizes by age, and all have the same feet', () => {
  expect(bodyTables('ages', 'women').map(({ wearer }) => wearer)).toEqual(['kids']);
  expect(bodyTables('shoes', 'kids').map(({ wearer }) => wearer)).toEqual([undefined]);
});

test('trousers in waist and length have the measures of their waist', () => {
  const [men] = bodyTables('waist-and-length', 'men');
  expect(rowsOf(men!.measures, ['W32 L34', 'S'])).toEqual([
    { size: 'W32 L34', measures: rowsOf(men!.measures, ['W32'])[0]!.measures },
  ]);
});

test('a size between two has the measures of both', () => {
  const { letters } = sizeMeasures.women;
  expect(rowsOf(letters!, ['S/M', '6XL'])).toEqual([
    {
      size: 'S/M',
      measures: [
        [84, 92],
        [66, 74],
        [92, 99],
      ],
    },
  ]);
});

test('scales that a shop has added have no measures of the body', () => {
  expect(bodyTables('hats', 'women')).toEqual([]);
});

test('each size of a table is larger than the one before', () => {
  for (const [scaleId, table] of Object.values(sizeMeasures).flatMap((scales) => Object.entries(scales))) {
    const { sizes } = sizeScales.find(({ id }) => id === scaleId)!;
    const rows = rowsOf(table, sizes);
    expect(rows.length).toBeGreaterThan(1);
    for (const [place, { measures }] of rows.slice(1).entries())
      for (const [column, [from]] of measures.entries())
        expect(from).toBeGreaterThan(rows[place]!.measures[column]!.at(-1)! - 1);
  }
});
