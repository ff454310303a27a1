import fc from 'fast-check';
import { Money } from '../../../shared/money';
import { assorted, maxVariants } from './assortment';
import {
  ColourTwice,
  MixedSizeScales,
  NothingOnSale,
  SkuTaken,
  TooManyVariants,
  UnknownColour,
  UnknownSize,
  VariantsNotAlike,
  VariantTwice,
} from './product.errors';
import { cheapestToBuy, Variant, type VariantDraft } from './variant';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';
import { maxSizes } from '../../sizes/domain/size-chart';

const colour = (name: string) => ({ name, hex: '#112233', image: null });
const variant = (size: string | null, colourName: string | null = null, given: Partial<VariantDraft> = {}) =>
  Variant.create({
    size,
    colour: colourName,
    sku: null,
    price: Money.ofMajor(20),
    salePrice: Money.zero,
    ...given,
  });
const offSale = { isOnSale: false };

describe('an assortment', () => {
  it.each([
    ['two of the same size and colour', [variant('M', 'Red'), variant('M', 'Red')], VariantTwice],
    ['two without anything to tell them apart', [variant(null), variant(null)], VariantTwice],
    ['one that was taken off sale, again', [variant('M', 'Red'), variant('M', 'Red', offSale)], VariantTwice],
    ['letters beside numbers', [variant('M', 'Red'), variant('W30', 'Red')], MixedSizeScales],
    ['a size that is on no scale', [variant('Huge', 'Red')], UnknownSize],
    ['sizes for some only', [variant('M', 'Red'), variant(null, 'Blue')], VariantsNotAlike],
    ['colours for some only', [variant('M', 'Red'), variant('S')], VariantsNotAlike],
    ['a colour that the product does not have', [variant('M', 'Green')], UnknownColour],
    ['nothing on sale', [variant('M', 'Red', offSale)], NothingOnSale],
    ['nothing at all', [], NothingOnSale],
    ['one SKU for two', ['S', 'M'].map((size) => variant(size, 'Red', { sku: 'HB-1' })), SkuTaken],
  ])('is refused with %s', (_, variants, refusal) => {
    expect(() => assorted([colour('Red'), colour('Blue')], variants, usualSizeChart)).toThrow(refusal);
  });

  it('is refused with two colours of the same name, regardless of case', () => {
    expect(() => assorted([colour('Red'), colour('red')], [variant('M', 'Red')], usualSizeChart)).toThrow(
      ColourTwice,
    );
  });

  it('has at most a hundred variants on sale', () => {
    const names = Array.from({ length: maxVariants + 1 }, (_, place) => `Colour ${place}`);
    const all = names.map((name) => variant(null, name));
    expect(() => assorted(names.map(colour), all, usualSizeChart)).toThrow(TooManyVariants);
    const [one, ...others] = all;
    expect(() => assorted(names.map(colour), [one!.takenOffSale(), ...others], usualSizeChart)).not.toThrow();
  });

  it('may contain sizes of another scale that are off sale', () => {
    expect(() => assorted([], [variant('M'), variant('W30', null, offSale)], usualSizeChart)).not.toThrow();
  });

  it('sorts by colour, then by size', () => {
    const scale = fc.constantFrom(...usualSizeChart.scales.map(({ sizes }) => sizes));
    const choices = scale.chain((ofScale) =>
      fc.uniqueArray(fc.tuple(fc.constantFrom('Red', 'Blue', 'Green'), fc.constantFrom(...ofScale)), {
        minLength: 1,
        maxLength: 30,
        selector: (choice) => choice.join('/'),
      }),
    );
    fc.assert(
      fc.property(choices, (entered) => {
        const names = ['Green', 'Red', 'Blue'];
        const { variants } = assorted(
          names.map(colour),
          entered.map(([name, size]) => variant(size, name)),
          usualSizeChart,
        );
        const places = variants.map(
          ({ state }) => names.indexOf(state.colour!) * maxSizes + usualSizeChart.rankOf(state.size!),
        );
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(variants).toHaveLength(entered.length);
      }),
    );
  });
});

describe('the cheapest variant', () => {
  const offer = (id: string, stock: number, dollars: number) => ({
    id,
    stock,
    sellingPrice: Money.ofMajor(dollars),
  });

  it('is in stock if any is', () => {
    const offers = [offer('gone', 0, 5), offer('dear', 1, 30), offer('fair', 2, 20)];
    expect(cheapestToBuy(offers)?.id).toBe('fair');
  });

  it('has the lowest price if nothing is in stock, and is the first of equal ones', () => {
    expect(cheapestToBuy([offer('dear', 0, 30), offer('first', 0, 20), offer('second', 0, 20)])?.id).toBe(
      'first',
    );
    expect(cheapestToBuy([offer('only', 1, 5)].slice(1))).toBeUndefined();
  });
});
