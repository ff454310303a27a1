import { sizeScales } from '@haberdash/kit/testing/sizes';
import { oxfordShirtDetails } from '../../../testing/samples';
import { deleted, offSale, withColour, withoutColour, withSizes } from './choose';
import { keysOnSale, type Draft } from './draft';
import { rebase } from './rebase';
import { draftOf as draftIn } from './api-mapping';

const draftOf = (product: Parameters<typeof draftIn>[0]) => draftIn(product, sizeScales);

const before = draftOf(oxfordShirtDetails);
const [sNavy, mNavy, sOlive] = keysOnSale(before) as [string, string, string];

type Variant = (typeof oxfordShirtDetails.variants)[number];

/** The same product with other variants, as saved by somebody else. */
const savedWith = (change: (variant: Variant) => Variant | [] = (variant) => variant): Draft =>
  draftOf({ ...oxfordShirtDetails, variants: oxfordShirtDetails.variants.flatMap(change) });

const write = (draft: Draft, key: string, cells: Partial<Draft['rows'][string]>): Draft => ({
  ...draft,
  rows: { ...draft.rows, [key]: { ...draft.rows[key]!, ...cells } },
});

test('changed cells keep the input, the others get the latest values', () => {
  const typed = write(before, sNavy, { price: '59.99' });
  const latest = savedWith((variant) => ({ ...variant, price: 40, stock: variant.stock + 1 }));
  expect(rebase(typed, before, latest).rows[sNavy]).toMatchObject({
    price: '59.99',
    stock: '13',
    saved: { price: '40.00', stock: '13' },
  });
  expect(rebase(typed, before, latest).rows[sOlive]).toMatchObject({ price: '40.00', stock: '21' });
});

test('sizes and colours added or removed here are added to or removed from the latest version', () => {
  const chosen = withColour(withSizes(withoutColour(before, 'saved:product-2:Olive'), ['S', 'M', 'L']), {
    id: 'new',
    name: 'Rust',
    hex: '#b5562b',
    image: '',
  });
  const merged = rebase(chosen, before, savedWith());
  expect([merged.sizes, merged.colourIds]).toEqual([
    ['S', 'M', 'L'],
    ['saved:product-2:Navy', 'new'],
  ]);
  expect(keysOnSale(merged)).toEqual(keysOnSale(chosen));
});

test('rows taken off sale here or by another admin are off sale', () => {
  const latest = savedWith((variant) =>
    variant._id === 'variant-3' ? { ...variant, onSale: false } : variant,
  );
  expect(keysOnSale(rebase(offSale(before, mNavy), before, latest))).toEqual([sNavy]);
});

test('a variant that another admin deleted is removed', () => {
  const latest = savedWith((variant) => (variant._id === 'variant-2' ? [] : variant));
  expect(rebase(write(before, mNavy, { price: '1' }), before, latest).rows[mNavy]).toBeUndefined();
});

test('a variant that was deleted here stays deleted', () => {
  expect(rebase(deleted(before, mNavy), before, savedWith()).rows[mNavy]?.saved).toBeNull();
});

test('a colour that another admin renamed keeps the input of its rows', () => {
  const { options, variants } = oxfordShirtDetails;
  const moss = (name: string | null) => (name === 'Olive' ? 'Moss' : name);
  const latest = draftOf({
    ...oxfordShirtDetails,
    options: {
      ...options,
      colours: options.colours.map((colour) => ({ ...colour, name: moss(colour.name)! })),
    },
    variants: variants.map((variant) => ({ ...variant, colour: moss(variant.colour) })),
  });
  const merged = rebase(write(before, sOlive, { stock: '7' }), before, latest);
  expect(merged.rows['S/saved:product-2:Moss']).toMatchObject({ stock: '7', saved: { _id: 'variant-3' } });
  expect(Object.values(merged.colours).map(({ name }) => name)).toEqual(['Navy', 'Moss']);
});

test('a colour name typed here stays', () => {
  const olive = before.colours['saved:product-2:Olive']!;
  const renamed = {
    ...before,
    colours: { ...before.colours, 'saved:product-2:Olive': { ...olive, name: 'Moss' } },
  };
  expect(rebase(renamed, before, savedWith()).colours['saved:product-2:Olive']).toMatchObject({
    name: 'Moss',
  });
});
