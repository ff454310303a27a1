import { FactRefused } from './facts.errors';
import { factsInSizes, factsOf, noFacts, type ProductFacts } from './product-facts';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const cotton = (percent: number) => ({ fibre: 'cotton' as const, percent });
const polyester = (percent: number) => ({ fibre: 'polyester' as const, percent });
const refusalOf = (facts: Partial<ProductFacts>): [string | undefined, string] | undefined => {
  try {
    factsOf({ ...noFacts, ...facts });
    return undefined;
  } catch (error) {
    if (!(error instanceof FactRefused)) throw error;
    return [error.field, error.message];
  }
};

describe('the fibres of a part', () => {
  it.each([[[cotton(100)]], [[cotton(80), polyester(20)]]])('may add up to 100%%: %j', (fibres) => {
    expect(refusalOf({ materials: [{ part: 'Shell', fibres }] })).toBeUndefined();
  });

  it.each([
    ['less', [cotton(80), polyester(19)], 'materials must add up to 100% for Shell, not 99%'],
    ['more', [cotton(80), polyester(21)], 'materials must add up to 100% for Shell, not 101%'],
    ['one of them twice', [cotton(50), cotton(50)], 'materials must name cotton once for Shell'],
  ])('are refused: %s', (_, fibres, message) => {
    expect(refusalOf({ materials: [{ part: 'Shell', fibres }] })).toEqual(['facts.materials.0', message]);
  });

  it('are refused in two parts of the same name', () => {
    const materials = ['Lining', 'lining'].map((part) => ({ part, fibres: [cotton(100)] }));
    expect(refusalOf({ materials })).toEqual(['facts.materials', 'materials must name lining once']);
  });
});

describe('care', () => {
  it('has one symbol for each step', () => {
    expect(refusalOf({ care: ['wash-30', 'hand-wash'] })).toEqual([
      'facts.care',
      'care must have one symbol for washing',
    ]);
  });

  it('is in the order of a label', () => {
    const { care } = factsOf({ ...noFacts, care: ['no-dry-clean', 'iron-low', 'wash-30', 'no-bleach'] });
    expect(care).toEqual(['wash-30', 'no-bleach', 'iron-low', 'no-dry-clean']);
  });
});

describe('measures', () => {
  const chest = (...sizes: string[]) => ({
    name: 'Chest',
    values: sizes.map((size) => ({ size, millimetres: 500 })),
  });

  it('have one value for each size, and a name of their own', () => {
    expect(refusalOf({ measures: [chest('M', 'M')] })?.[1]).toBe(
      'measures must have one value of Chest for the size M',
    );
    expect(refusalOf({ measures: [chest('M'), { ...chest('M'), name: 'chest' }] })?.[1]).toBe(
      'measures must name chest once',
    );
  });

  it('are those of the product’s sizes, smallest first', () => {
    const facts = { ...noFacts, measures: [chest('L', 'XL', 'S'), { ...chest('3XL'), name: 'Length' }] };
    expect(factsInSizes(facts, new Set(['S', 'M', 'L']), usualSizeChart).measures).toEqual([chest('S', 'L')]);
  });
});

test('a model wears a size of the product, or none that is known', () => {
  const facts = { ...noFacts, model: { heightCm: 178, size: 'M' } };
  expect(factsInSizes(facts, new Set(['S', 'M']), usualSizeChart).model).toEqual({
    heightCm: 178,
    size: 'M',
  });
  expect(factsInSizes(facts, new Set(['S']), usualSizeChart).model).toEqual({ heightCm: 178, size: null });
  expect(factsInSizes(facts, new Set([null]), usualSizeChart).model).toEqual({ heightCm: 178, size: null });
});
