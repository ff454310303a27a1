import { usualSizeChart } from '../adapters/memory/usual-size-chart';
import { maxSizes, SizeChart, type SizeScaleDraft } from './size-chart';
import { SizeTwice, SizeUsed, StaleSizes, TooManySizes, UnknownScale } from './sizes.errors';

const sorted = (...given: string[]) =>
  given.toSorted((one, other) => usualSizeChart.rankOf(one) - usualSizeChart.rankOf(other));

describe('sizes', () => {
  it('sort by their scale, not by the alphabet', () => {
    expect(sorted('XL', 'S', '3XL', 'XXS', 'S/M', 'M', '2XL', 'L')).toEqual([
      'XXS',
      'S',
      'S/M',
      'M',
      'L',
      'XL',
      '2XL',
      '3XL',
    ]);
    expect(sorted('40', '39', '46', '36.5', '36')).toEqual(['36', '36.5', '39', '40', '46']);
    expect(sorted('10 years', '0-3 months', '4 years')).toEqual(['0-3 months', '4 years', '10 years']);
  });

  it('belong to one scale each', () => {
    expect(['36.5', 'W32 L34', 'US 9', '75B'].map((size) => usualSizeChart.scaleOf(size))).toEqual([
      'shoes',
      'waist-and-length',
      'us-shoes',
      'bras',
    ]);
    for (const size of ['', 'm', 'XXXXL', '34'])
      expect([usualSizeChart.has(size), usualSizeChart.scaleOf(size)]).toEqual([false, undefined]);
  });
});

it.each([
  ['XXL', '2XL'],
  ['xxxl', '3XL'],
  ['XXXXL', '4XL'],
  ['2xs', 'XXS'],
  ['X-Large', 'XL'],
  ['Medium', 'M'],
  ['m', 'M'],
  ['S-M', 'S/M'],
  ['XL/XXL', 'XL/2XL'],
  ['w32', 'W32'],
  ['W32/L34', 'W32 L34'],
  ['w32l34', 'W32 L34'],
  ['32W x 34L', 'W32 L34'],
  ['6Y', '6 years'],
  ['0-3m', '0-3 months'],
  ['3–6 Months', '3-6 months'],
  ['EU 42', '42'],
  ['EU 42,5', '42.5'],
  ['36½', '36.5'],
  ['42.0', '42'],
  ['us9', 'US 9'],
  ['92cm', '92 cm'],
  ['ONE SIZE', 'One size'],
  ['OS', 'One size'],
  ['75b', '75B'],
  ['32/34', undefined],
  ['Huge', undefined],
  ['', undefined],
])('%s is the size %s', (text, size) => {
  expect(usualSizeChart.sizeNamed(text)).toBe(size);
});

it('is first what the shop itself calls so', () => {
  const dresses = { id: 'dresses', label: 'Dresses', sizes: ['EU 36', 'EU 38'] };
  const chart = SizeChart.restore([...usualSizeChart.scales, dresses], 1);
  expect(['eu36', 'EU 40'].map((text) => chart.sizeNamed(text))).toEqual(['EU 36', '40']);
  const boots = { id: 'boots', label: 'Boots', sizes: ['US 9', 'US9'] };
  const alike = SizeChart.restore([boots], 1);
  expect([' US 9', 'US9'].map((text) => alike.sizeNamed(text))).toEqual(['US 9', 'US9']);
});

describe('an edit of the sizes', () => {
  const chart = SizeChart.restore(
    [
      { id: 'letters', label: 'Clothing', sizes: ['S', 'M', 'L'] },
      { id: 'hats', label: 'Hats', sizes: ['55', '57'] },
    ],
    4,
  );
  const [letters, hats] = chart.scales as [SizeScaleDraft, SizeScaleDraft];
  const edited = (...drafts: SizeScaleDraft[]) => chart.edited(drafts, undefined, new Map([['M', 3]]));

  it('adds, moves and removes scales and sizes', () => {
    const after = edited(
      { label: 'Belts & braces', sizes: ['85 cm', '55'] },
      { ...letters, label: 'Tops', sizes: ['M', 'S', 'XL'] },
      { label: 'Hats', sizes: ['One size'] },
    );
    expect(after).toMatchObject({
      version: 5,
      scales: [
        { id: 'belts-braces', label: 'Belts & braces', sizes: ['85 cm', '55'] },
        { id: 'letters', label: 'Tops', sizes: ['M', 'S', 'XL'] },
        { id: 'hats-2', label: 'Hats', sizes: ['One size'] },
      ],
    });
  });

  it.each<[string, SizeScaleDraft[], new (...given: never[]) => Error]>([
    ['a size twice on a scale', [{ ...letters, sizes: ['M', 'S', 'S'] }], SizeTwice],
    ['a size on two scales, in another case', [letters, { ...hats, sizes: ['m'] }], SizeTwice],
    ['a size twice, with a dotted capital I', [letters, { ...hats, sizes: ['İ', 'i'] }], SizeTwice],
    ['a size twice, with another sigma', [letters, { ...hats, sizes: ['ΑΣ', 'ας'] }], SizeTwice],
    ['a scale that does not exist', [letters, { ...hats, id: 'gloves' }], UnknownScale],
    ['a scale twice', [letters, { ...letters, sizes: ['A'] }], UnknownScale],
    [
      'too many sizes',
      [letters, { ...hats, sizes: Array.from({ length: maxSizes }, (_, at) => `H${at}`) }],
      TooManySizes,
    ],
    ['no more a size that variants come in', [{ ...letters, sizes: ['S'] }, hats], SizeUsed],
    [
      'such a size on another scale',
      [
        { ...letters, sizes: ['S'] },
        { ...hats, sizes: ['M'] },
      ],
      SizeUsed,
    ],
    ['no more its scale', [hats], SizeUsed],
  ])('refuses %s', (_, drafts, refusal) => {
    expect(() => edited(...drafts)).toThrow(refusal);
  });

  it('refuses to overwrite what someone else has saved', () => {
    expect(() => chart.edited(chart.scales, 3, new Map())).toThrow(StaleSizes);
    expect(chart.edited(chart.scales, 4, new Map()).version).toBe(5);
  });
});
