import { sizeScales } from '@haberdash/kit/testing/sizes';
import { oxfordShirtDetails } from '../../../testing/samples';
import { draftOf as draftIn } from './api-mapping';
import { deleted, offSale } from './choose';
import { conflictsIn, settle, updatesIn, type VariantConflict } from './conflicts';
import { keysOnSale, type Colour, type Draft } from './draft';
import { rebase } from './rebase';

const draftOf = (product: Parameters<typeof draftIn>[0]) => draftIn(product, sizeScales);

const before = draftOf(oxfordShirtDetails);
const [sNavy, mNavy, sOlive] = keysOnSale(before) as [string, string, string];
const olive = 'saved:product-2:Olive';

type Product = typeof oxfordShirtDetails;
type Variant = Product['variants'][number];

/** The same product as somebody else saved it. */
const saved = (changes: Partial<Product>): Draft => draftOf({ ...oxfordShirtDetails, ...changes });
const withVariant = (id: string, change: (variant: Variant) => Variant | []): Draft =>
  saved({
    variants: oxfordShirtDetails.variants.flatMap((variant) =>
      variant._id === id ? change(variant) : variant,
    ),
  });
const withOlive = (change: object): Draft =>
  saved({
    options: {
      ...oxfordShirtDetails.options,
      colours: oxfordShirtDetails.options.colours.map((colour) =>
        colour.name === 'Olive' ? { ...colour, ...change } : colour,
      ),
    },
  });

const write = (key: string, cells: Partial<Draft['rows'][string]>): Draft => ({
  ...before,
  rows: { ...before.rows, [key]: { ...before.rows[key]!, ...cells } },
});
const paint = (change: Partial<Colour>): Draft => ({
  ...before,
  colours: { ...before.colours, [olive]: { ...before.colours[olive]!, ...change } },
});
const takenOff = (variant: Variant) => ({ ...variant, onSale: false });
const removed = (): [] => [];

test('a cell that was changed on both sides is a conflict, unless both agree', () => {
  const latest = withVariant('variant-2', (variant) => ({ ...variant, price: 61, stock: 4 }));
  const draft = write(mNavy, { price: '55', stock: '4', sku: 'MINE' });
  expect(conflictsIn(draft, before, latest)).toEqual([
    { kind: 'cell', id: 'variant-2', name: 'price', mine: '55', theirs: '61.00' },
  ]);
});

test.each([
  [{ hex: '#111111' }, { hex: '#222222' }, ['hex']],
  [{ image: '/uploads/a-1200.webp' }, { image: '/uploads/b-1200.webp' }, ['image']],
  [{ hex: '#111111' }, { hex: '#111111' }, []],
  [{ hex: '#111111' }, { image: '/uploads/b-1200.webp' }, []],
])('a colour with %j here and %j there has the conflicts %j', (mine, theirs, fields) => {
  const found = conflictsIn(paint(mine), before, withOlive(theirs));
  expect(found.map((conflict) => (conflict.kind === 'colour' ? conflict.name : ''))).toEqual(fields);
});

test('a colour that was renamed on both sides is a conflict under its latest id', () => {
  const { options, variants } = oxfordShirtDetails;
  const moss = (name: string | null) => (name === 'Olive' ? 'Moss' : name);
  const latest = saved({
    options: { ...options, colours: options.colours.map((one) => ({ ...one, name: moss(one.name)! })) },
    variants: variants.map((variant) => ({ ...variant, colour: moss(variant.colour) })),
  });
  expect(conflictsIn(paint({ name: 'Khaki' }), before, latest)).toEqual([
    { kind: 'colour', id: 'saved:product-2:Moss', name: 'name', mine: 'Khaki', theirs: 'Moss' },
  ]);
});

const edited = () => write(mNavy, { price: '55' });
const repriced = (variant: Variant) => ({ ...variant, price: 61 });
const bought = (variant: Variant) => ({ ...variant, stock: variant.stock + 1 });

describe('a variant that is for sale on one side only', () => {
  test.each([
    ['edited here and removed there', edited(), removed, [true, undefined, 'theirs']],
    ['edited here and taken off sale there', edited(), takenOff, [true, false, 'theirs']],
    ['removed here and edited there', deleted(before, mNavy), repriced, [undefined, true, 'mine']],
    ['taken off sale here and edited there', offSale(before, mNavy), repriced, [false, true, 'mine']],
    ['taken off sale here, with another stock since', offSale(before, mNavy), bought, [false, true, 'mine']],
  ])('is a conflict: %s', (_, draft, change, expected) => {
    const latest = withVariant('variant-2', change);
    const found = conflictsIn(draft, before, latest).filter(({ kind }) => kind === 'variant');
    const [{ mine, theirs, kept }] = found as [VariantConflict];
    expect([mine?.onSale, theirs?.onSale, kept]).toEqual(expected);
    // Settling for the side that was kept changes nothing for sale.
    const merged = rebase(draft, before, latest);
    expect(keysOnSale(settle(merged, found[0] as VariantConflict, kept))).toEqual(keysOnSale(merged));
  });

  test.each([
    ['removed there only', before, removed],
    ['taken off sale here only', offSale(before, mNavy), (variant: Variant) => variant],
    ['removed here and taken off sale there', deleted(before, mNavy), takenOff],
  ])('is no conflict: %s', (_, draft, change) => {
    expect(conflictsIn(draft, before, withVariant('variant-2', change))).toEqual([]);
  });
});

describe('settling for', () => {
  const conflictOf = (draft: Draft, latest: Draft) =>
    conflictsIn(draft, before, latest).find(({ kind }) => kind === 'variant') as VariantConflict;

  test('mine puts a removed variant on sale again, as a new one with the input', () => {
    const latest = withVariant('variant-2', removed);
    const merged = rebase(edited(), before, latest);
    const row = settle(merged, conflictOf(edited(), latest), 'mine').rows[mNavy];
    expect(row).toMatchObject({ price: '55', onSale: true, saved: null });
  });

  test('mine puts a variant that was taken off sale on sale again, with the input', () => {
    const latest = withVariant('variant-2', takenOff);
    const merged = rebase(edited(), before, latest);
    const row = settle(merged, conflictOf(edited(), latest), 'mine').rows[mNavy];
    expect(row).toMatchObject({ price: '55', onSale: true, saved: { _id: 'variant-2' } });
  });

  test('theirs brings a variant back that was removed here', () => {
    const latest = withVariant('variant-2', repriced);
    const draft = deleted(before, mNavy);
    const row = settle(rebase(draft, before, latest), conflictOf(draft, latest), 'theirs').rows[mNavy];
    expect(row).toMatchObject({ price: '61.00', onSale: true, saved: { _id: 'variant-2' } });
  });

  test('mine brings the last variant of a colour back with its colour', () => {
    const latest = saved({
      options: {
        ...oxfordShirtDetails.options,
        colours: oxfordShirtDetails.options.colours.filter(({ name }) => name !== 'Olive'),
      },
      variants: oxfordShirtDetails.variants.filter(({ colour }) => colour !== 'Olive'),
    });
    const draft = write(sOlive, { stock: '7' });
    const merged = settle(rebase(draft, before, latest), conflictOf(draft, latest), 'mine');
    expect(keysOnSale(merged)).toEqual([sNavy, mNavy, sOlive]);
    expect(merged.colours[olive]?.name).toBe('Olive');
  });
});

test('what only somebody else changed is listed', () => {
  const { options, variants } = oxfordShirtDetails;
  const latest = saved({
    options: {
      ...options,
      colours: options.colours.map((colour) =>
        colour.name === 'Olive' ? { ...colour, hex: '#222222' } : colour,
      ),
    },
    variants: [
      { ...variants[0]!, price: 40, stock: 1 },
      takenOff(variants[1]!),
      variants[3]!,
      { ...variants[0]!, _id: 'variant-5', size: 'L' },
    ],
  });
  expect(updatesIn(write(sNavy, { stock: '9' }), before, latest)).toEqual([
    'Olive, Shade',
    'S · Navy, Price',
    'M · Navy, off sale',
    'S · Olive, removed',
    'L · Navy, new',
  ]);
});
