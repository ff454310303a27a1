import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';
import type { ImportRow } from './import-row';
import { withUsualSizes } from './with-usual-sizes';

const check = (...rows: Partial<ImportRow>[]) =>
  withUsualSizes(
    rows.map((row, place) => ({ row: place + 2, ...row })),
    usualSizeChart,
  );
const chest = (size: string) => [{ name: 'Chest', values: [{ size, millimetres: 500 }] }];

describe('sizes in a file', () => {
  it('become those of the shop', () => {
    const { rows, errors } = check(
      { size: 'xxl', measures: chest('XXL'), model: { heightCm: 186, size: 'Large' } },
      { size: 'w32/l34' },
      { size: null, model: { heightCm: 186, size: null } },
      {},
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { row: 2, size: '2XL', measures: chest('2XL'), model: { heightCm: 186, size: 'L' } },
      { row: 3, size: 'W32 L34' },
      { row: 4, size: null, model: { heightCm: 186, size: null } },
      { row: 5 },
    ]);
  });

  it('that the shop does not sell are errors that show them', () => {
    const { rows, errors } = check(
      { size: '75X', measures: chest('M'), model: { heightCm: 178, size: 'Petite' } },
      { measures: chest('Tall') },
      { size: 'M' },
    );
    expect(rows).toEqual([{ row: 4, size: 'M' }]);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'size'],
      [2, 'model'],
      [3, 'measures'],
    ]);
    expect(errors[0]!.message).toContain('“75X”');
  });
});
