import { matchRows, type NamedLine } from './counted-rows';

const line = (fields: Partial<NamedLine>): NamedLine => ({
  variantId: 'tee',
  sku: null,
  gtin: null,
  counted: null,
  isOutdated: false,
  ...fields,
});
const row = (fields: { row?: number; sku?: string; gtin?: string; counted?: number | undefined }) => ({
  row: 2,
  sku: undefined,
  gtin: undefined,
  counted: 5,
  ...fields,
});
const tee = line({ sku: 'TEE-1', gtin: '0012345678905' });
const sock = line({ variantId: 'sock', sku: 'SOCK-1', gtin: '4006381333931' });

describe('a row of a file with counts', () => {
  it.each([
    ['its SKU', { sku: 'TEE-1' }],
    ['its GTIN, without leading zeros', { gtin: '12345678905' }],
    ['both', { sku: 'TEE-1', gtin: '12345678905' }],
  ])('finds its line by %s', (_, codes) => {
    expect(matchRows([row(codes)], [tee, sock])).toMatchObject({ matched: [{ line: tee }], problems: [] });
  });

  it.each([
    ['an unknown SKU', { sku: 'X' }, 'SKU X is not in this stock-take'],
    ['an unknown GTIN', { gtin: '123' }, 'GTIN 123 is not in this stock-take'],
    [
      'codes of two sizes',
      { sku: 'TEE-1', gtin: '4006381333931' },
      'SKU TEE-1 and GTIN 4006381333931 are not of one size of this stock-take',
    ],
  ])('is refused with %s', (_, codes, message) => {
    const lines = [tee, sock, line({ variantId: 'without codes' })];
    expect(matchRows([row(codes)], lines)).toEqual({ matched: [], problems: [{ row: 2, message }] });
  });

  it('counts nothing when another row has the same size, also with the same number', () => {
    const rows = [
      row({ sku: 'TEE-1' }),
      row({ row: 3, sku: 'SOCK-1' }),
      row({ row: 4, gtin: '12345678905' }),
      row({ row: 5, sku: 'TEE-1' }),
    ];
    const { matched, problems } = matchRows(rows, [tee, sock]);
    expect(matched.map((one) => one.row)).toEqual([3]);
    expect(problems).toEqual([
      { row: 2, message: 'is of the same size as row 5' },
      { row: 4, message: 'is of the same size as row 2' },
      { row: 5, message: 'is of the same size as row 2' },
    ]);
  });

  it('counts nothing when the number of another row of its size cannot be read', () => {
    const rows = [row({ sku: 'TEE-1' }), row({ row: 3, sku: 'TEE-1', counted: undefined })];
    expect(matchRows(rows, [tee])).toEqual({
      matched: [],
      problems: [{ row: 2, message: 'is of the same size as row 3, which cannot be read' }],
    });
  });

  it('has no twin in a row whose codes cannot be read', () => {
    const rows = [row({ sku: 'TEE-1' }), row({ row: 3, counted: undefined })];
    const lines = [sock, line({ sku: 'TEE-1' })];
    expect(matchRows(rows, lines)).toMatchObject({ matched: [{ row: 2 }], problems: [] });
  });

  it.each([
    ['first', {}],
    ['replaced', { counted: 4 }],
    ['again', { counted: 5, isOutdated: true }],
    ['same', { counted: 5 }],
  ] as const)('has an effect: %s', (effect, former) => {
    const { matched } = matchRows([row({ sku: 'TEE-1' })], [{ ...tee, ...former }]);
    expect(matched).toMatchObject([{ effect }]);
  });
});
