import type { VariantRow } from '../products.api';
import { oxfordShirt } from '../../testing/samples';
import {
  batchesOf,
  bodyOf,
  changedEdits,
  changesOf,
  problemsOf,
  raise,
  reversed,
  rowsOf,
  withTyped,
} from './rows';

const rows = rowsOf([oxfordShirt]);
const [first, second] = rows as [VariantRow, VariantRow];

test('a product has a row for each variant on sale, with the loaded version', () => {
  expect(
    rows.map(({ _id, productId, version, size, colour }) => [_id, productId, version, size, colour]),
  ).toEqual([
    ['variant-1', 'product-2', 3, 'S', 'Navy'],
    ['variant-2', 'product-2', 3, 'M', 'Navy'],
    ['variant-3', 'product-2', 3, 'S', 'Olive'],
  ]);
});

test.each([
  [5, '52.49'],
  [-10, '44.99'],
  [0.1, '50.04'],
])('a price changes by %d per cent, to the cent', (percent, price) => {
  expect(raise({}, [first], 'price', percent)).toEqual([{ row: first, typed: { price } }]);
});

test('a change by per cent creates no sale price', () => {
  expect(raise({}, [first], 'salePrice', 5)).toEqual([]);
});

test('only values that differ from the saved ones are changes', () => {
  const typed = [{ price: '49.990', salePrice: '0', sku: ' OX-NS ' }, { stock: '1' }, { stock: '1' }];
  const edits = withTyped(
    {},
    rows.map((row, place) => ({ row, typed: typed[place]! })),
  );
  expect(changedEdits(edits).map(({ row }) => row._id)).toEqual(['variant-2', 'variant-3']);
});

test('a call contains only changed values, and the seen stock', () => {
  const edits = [
    { row: first, typed: { price: '50' } },
    { row: second, typed: { stock: '3', sku: 'HB' } },
  ];
  expect(edits.map(bodyOf)).toEqual([
    { _id: 'variant-1', version: 3, price: '50' },
    { _id: 'variant-2', version: 3, stock: '3', seenStock: 0, sku: 'HB' },
  ]);
});

test('an undo restores the old values, except pieces sold in between', () => {
  const edits = [{ row: first, typed: { price: '60', stock: '20' } }];
  const saved = { ...first, price: 60, stock: 18, version: 4 };
  const [undo] = reversed(edits, [saved]);
  expect(bodyOf(undo!)).toEqual({ _id: 'variant-1', version: 4, price: '49.99', stock: '10', seenStock: 18 });
  expect(changesOf(undo!).map(({ to }) => to)).toEqual(['49.99', '10']);
});

test.each([
  [{ price: '' }, { price: 'Fill in the price' }],
  [{ stock: '1.5' }, { stock: 'Stock must be a whole number from 0 to 1,000,000' }],
  [{ salePrice: '50' }, { salePrice: 'Sale price must be below the price' }],
  [{ sku: 'A' }, { sku: 'Another row has the same SKU' }],
  [{ price: '45' }, {}],
])('%j is validated', (typed, problems) => {
  expect(problemsOf({ row: first, typed }, ['A', 'A'])).toEqual(problems);
});

test('more than one call takes are saved in batches, each product in one of them', () => {
  const editsOf = (productId: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      row: { ...first, productId, _id: `${productId} ${place}` },
      typed: { price: '60' },
    }));
  const [a, b, c] = [editsOf('a', 300), editsOf('b', 250), editsOf('c', 200)] as const;
  expect(batchesOf([...a, ...b, ...c])).toEqual([a, [...b, ...c]]);
  expect(batchesOf([a[0]!, b[0]!, a[1]!])).toEqual([[a[0], a[1], b[0]]]);
  expect(batchesOf([])).toEqual([]);
});
