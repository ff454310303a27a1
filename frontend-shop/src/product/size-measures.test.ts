import { bodyTables, sizeMeasures } from './size-measures';

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

test('each size of a table is larger than the one before', () => {
  const tables = Object.values(sizeMeasures).flatMap((scales) => Object.values(scales));
  for (const { rows } of tables)
    for (const [place, { measures }] of rows.slice(1).entries())
      for (const [column, [from]] of measures.entries())
        expect(from).toBeGreaterThan(rows[place]!.measures[column]!.at(-1)! - 1);
});
