import { sizeScales } from '@haberdash/kit/testing/sizes';
import type { Writes } from '../grid/cells';
import { oxfordShirtDetails } from '../../testing/samples';
import { areAny, countEmpty, isComplete, problemsOf, problemsOfRefusal } from './draft/check';
import {
  backOnSale,
  offSale,
  withColour,
  withFirstFill,
  withoutColour,
  withScale,
  withSizes,
} from './draft/choose';
import {
  combinationsOf,
  emptyDraft,
  isFlat,
  keysOnSale,
  shownKeys,
  type Colour,
  type Draft,
} from './draft/draft';
import { writesOf, type Filling } from './draft/fill';
import { assortmentOf, draftOf as draftIn, restocked } from './draft/api-mapping';

const draftOf = (product: Parameters<typeof draftIn>[0]) => draftIn(product, sizeScales);

const navy: Colour = { id: 'navy', name: 'Navy', hex: '#1f3050', image: '' };
const olive: Colour = { id: 'olive', name: 'Olive', hex: '#69693a', image: '/uploads/olive-1200.webp' };

const priced = withFirstFill(
  { ...emptyDraft, scales: sizeScales },
  { price: '49.99', salePrice: '', stock: '10' },
);
const twoByTwo = withColour(withColour(withSizes(priced, ['M', 'S']), navy), olive);
const saved = draftOf(oxfordShirtDetails);
const [sNavy, mNavy] = keysOnSale(twoByTwo) as [string, string];
const mOlive = keysOnSale(twoByTwo)[3]!;

const written = (draft: Draft, writes: Writes): Draft =>
  Object.entries(writes).reduce((next, [key, cells]) => write(next, key, cells), draft);
const filled = (draft: Draft, filling: Filling): Draft => written(draft, writesOf(draft, filling));

const labelsOf = (draft: Draft, keys = shownKeys(draft)) =>
  keys.map((key) => {
    const { size, colourId } = draft.rows[key]!;
    return [size, colourId && draft.colours[colourId]!.name].filter(Boolean).join(' ');
  });
const onSale = (draft: Draft) => labelsOf(draft, keysOnSale(draft));
const write = (draft: Draft, key: string, cells: Partial<Draft['rows'][string]>): Draft => ({
  ...draft,
  rows: { ...draft.rows, [key]: { ...draft.rows[key]!, ...cells } },
});

describe('selecting', () => {
  test('sizes and colours make combinations, with sizes in the order of their scale', () => {
    expect(onSale(twoByTwo)).toEqual(['S Navy', 'M Navy', 'S Olive', 'M Olive']);
  });

  test('every row starts with the amounts of the form', () => {
    const amounts = keysOnSale(twoByTwo).map((key) => twoByTwo.rows[key]);
    expect(amounts).toEqual(Array(4).fill(expect.objectContaining({ price: '49.99', stock: '10', sku: '' })));
  });

  test('a new row gets the price of its colour', () => {
    const dearer = filled(twoByTwo, { column: 'price', value: '60', target: { colourId: 'olive' } });
    const wider = withSizes(dearer, ['S', 'M', 'L']);
    expect(wider.rows['L/navy']?.price).toBe('49.99');
    expect(wider.rows['L/olive']?.price).toBe('60');
  });

  test('a size that is selected again keeps its input', () => {
    const typed = write(twoByTwo, mNavy, { sku: 'M-1' });
    const without = withSizes(typed, ['S']);
    expect(labelsOf(without)).toEqual(['S Navy', 'S Olive']);
    expect(withSizes(without, ['S', 'M']).rows[mNavy]).toMatchObject({ sku: 'M-1', onSale: true });
  });

  test('without sizes and colours, the product has a single variant', () => {
    const emptied = withoutColour(withoutColour(withSizes(twoByTwo, []), 'navy'), 'olive');
    expect([isFlat(priced), isFlat(twoByTwo), isFlat(emptied)]).toEqual([true, false, true]);
  });

  test('the first colour applies to the existing rows', () => {
    const sized = write(withSizes(priced, ['S', 'M']), 'S/', { sku: 'S-1' });
    const coloured = withColour(sized, navy);
    expect(onSale(coloured)).toEqual(['S Navy', 'M Navy']);
    expect(coloured.rows[sNavy]?.sku).toBe('S-1');
  });

  test('a colour of the same name is the same colour', () => {
    const again = withColour(withoutColour(twoByTwo, 'olive'), { ...olive, id: 'other', name: ' OLIVE ' });
    expect(again.colourIds).toEqual(['navy', 'olive']);
  });

  test('another scale starts without sizes and keeps the colours', () => {
    const shoes = withScale(twoByTwo, 'shoes');
    expect(onSale(shoes)).toEqual(['Navy', 'Olive']);
    expect(onSale(withSizes(shoes, ['42']))).toEqual(['42 Navy', '42 Olive']);
  });
});

describe('taking off sale', () => {
  test('leaves the row in the table, and it can come back', () => {
    const without = offSale(twoByTwo, mOlive);
    expect(labelsOf(without)).toEqual(labelsOf(twoByTwo));
    expect(onSale(without)).toEqual(['S Navy', 'M Navy', 'S Olive']);
    expect(onSale(backOnSale(without, mOlive))).toEqual(onSale(twoByTwo));
  });

  test('discards the input of a saved row', () => {
    const [first] = keysOnSale(saved) as [string];
    expect(offSale(write(saved, first, { price: 'x' }), first).rows[first]?.price).toBe('49.99');
  });

  test('by deselecting a size keeps its saved rows', () => {
    expect(labelsOf(withSizes(saved, ['S']))).toEqual(['S Navy', 'M Navy', 'S Olive', 'XL Olive']);
  });

  test('a row of a deselected size can come back alone', () => {
    const back = backOnSale(saved, 'XL/saved:product-2:Olive');
    expect(onSale(back)).toEqual(['S Navy', 'M Navy', 'S Olive', 'XL Olive']);
    expect(back.sizes).toEqual(['S', 'M', 'XL']);
    expect(combinationsOf(back)).toHaveLength(6);
  });
});

describe('filling', () => {
  const stocks = (draft: Draft) => keysOnSale(draft).map((key) => draft.rows[key]!.stock);

  test.each([
    ['all', {}, ['5', '5', '5', '5']],
    ['a colour', { colourId: 'olive' }, ['10', '10', '5', '5']],
    ['a size', { size: 'M' as const }, ['10', '5', '10', '5']],
  ])('%s', (_name, target, expected) => {
    expect(stocks(filled(twoByTwo, { column: 'stock', value: '5', target }))).toEqual(expected);
  });

  test('leaves rows off sale alone', () => {
    const without = offSale(twoByTwo, sNavy);
    expect(filled(without, { column: 'stock', value: '5', target: {} }).rows[sNavy]?.stock).toBe('10');
  });
});

describe('checking', () => {
  test('price, stock and colour names are required, sale price and SKU are optional', () => {
    expect([isComplete(twoByTwo), countEmpty(twoByTwo)]).toEqual([true, 0]);
    const gaps = write(write(twoByTwo, sNavy, { price: ' ' }), mNavy, { stock: '' });
    const nameless = { ...gaps, colours: { ...gaps.colours, olive: { ...olive, name: '' } } };
    expect([isComplete(nameless), countEmpty(nameless)]).toEqual([false, 3]);
  });

  test('between one and a hundred variants must be on sale', () => {
    const none = keysOnSale(twoByTwo).reduce(offSale, twoByTwo);
    const many = Array.from({ length: 51 }, (_, n) => ({ ...navy, id: `c${n}`, name: `Colour ${n}` }));
    expect(isComplete(none)).toBe(false);
    expect(isComplete(many.slice(0, 50).reduce(withColour, withSizes(priced, ['S', 'M'])))).toBe(true);
    expect(isComplete(many.reduce(withColour, withSizes(priced, ['S', 'M'])))).toBe(false);
  });

  test.each([
    [{ price: '0' }, { price: 'Price must be from 0.01 to 1,000,000, like 49.99' }],
    [{ price: '4,99' }, { price: 'Price must be from 0.01 to 1,000,000, like 49.99' }],
    [{ salePrice: '50' }, { salePrice: 'Sale price must be below the price' }],
    [{ salePrice: 'x' }, { salePrice: 'Sale price must be an amount like 49.99' }],
    [{ stock: '1.5' }, { stock: 'Stock must be a whole number from 0 to 1,000,000' }],
    [{ price: '', salePrice: '9.50', stock: '0' }, undefined],
  ])('%j', (cells, problems) => {
    expect(problemsOf(write(twoByTwo, sNavy, cells)).cells[sNavy]).toEqual(problems);
  });

  test('two rows with the same SKU are both invalid', () => {
    const twins = write(write(twoByTwo, sNavy, { sku: 'A' }), mOlive, { sku: 'A ' });
    expect(Object.keys(problemsOf(twins).cells)).toEqual([sNavy, mOlive]);
  });

  test('two colours with the same name are both invalid', () => {
    const twins = { ...twoByTwo, colours: { ...twoByTwo.colours, olive: { ...olive, name: 'navy' } } };
    expect(Object.keys(problemsOf(twins).colours)).toEqual(['navy', 'olive']);
    expect(areAny(problemsOf(twoByTwo))).toBe(false);
  });

  test('a new colour needs a hex value, a saved one keeps its own', () => {
    const grey = withColour(twoByTwo, { id: 'new', name: 'Rust', hex: '', image: '' });
    expect(problemsOf(grey).colours).toEqual({ new: 'Choose its shade, or add a picture' });
    const known = withColour(twoByTwo, { id: 'saved:Rust', name: 'Rust', hex: '', image: '' });
    expect(problemsOf(known).colours).toEqual({});
  });

  test('a refusal is shown at its cells', () => {
    const errors = [
      { path: 'variants.3.price', message: 'must be an amount like 49.99' },
      { path: 'options.colours.1.name', message: 'is too long' },
      { path: 'title', message: 'is too long' },
    ];
    const refusal = { status: 400, code: 'MALFORMED_REQUEST', message: '', errors };
    expect(problemsOfRefusal(refusal, twoByTwo)).toEqual({
      cells: { [mOlive]: { price: 'Price must be an amount like 49.99' } },
      colours: { olive: 'Its name is too long' },
    });
  });
});

describe('the API', () => {
  test('a loaded product is sent back unchanged, with its ids and the seen stock', () => {
    expect(assortmentOf(saved)).toEqual({
      variants: [
        ['variant-1', 'S', 'Navy', '12', 'OX-NS', true],
        ['variant-2', 'M', 'Navy', '0', '', true],
        ['variant-3', 'S', 'Olive', '20', '', true],
        ['variant-4', 'XL', 'Olive', '3', '', false],
      ].map(([_id, size, colour, stock, sku, isOn]) => ({
        _id,
        size,
        colour,
        price: '49.99',
        salePrice: '',
        stock,
        seenStock: stock,
        sku,
        gtin: '',
        mpn: '',
        onSale: isOn,
      })),
      options: {
        colours: [
          { name: 'Navy', hex: '#1f3050', image: '/uploads/navy-1200.webp' },
          { name: 'Olive', hex: '#69693a', image: '' },
        ],
      },
    });
  });

  test('a colour of rows off sale is listed, without a hex value of its own', () => {
    const { options, ...rest } = oxfordShirtDetails;
    const draft = draftOf({ ...rest, options: { ...options, colours: options.colours.slice(0, 1) } });
    expect(assortmentOf(draft).options?.colours?.at(-1)).toEqual({ name: 'Olive', image: '' });
  });

  test('a stock changed by sales is reported where another value was typed', () => {
    const [first, second] = keysOnSale(saved) as [string, string];
    const sold = oxfordShirtDetails.variants.map((variant) => ({ ...variant, stock: variant.stock + 1 }));
    const { draft, corrected } = restocked(write(saved, first, { stock: '2' }), {
      ...oxfordShirtDetails,
      variants: sold,
    });
    expect(corrected).toEqual([first]);
    expect([draft.rows[first], draft.rows[second]]).toMatchObject([
      { stock: '13', saved: { stock: '13' } },
      { stock: '1', saved: { stock: '1' } },
    ]);
  });
});
