import { Money } from '../../../shared/money';
import { noFacts } from '../../facts/domain/product-facts';
import { Product } from '../../products/domain/product';
import type { ImportRow } from './import-row';
import { changedFacts, planFacts } from './plan-facts';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

const materials = [{ part: 'Shell', fibres: [{ fibre: 'cotton' as const, percent: 100 }] }];
const aTee = () => {
  const priced = { colour: null, sku: null, price: Money.ofMajor(20), salePrice: Money.zero };
  const tee = Product.create(
    { title: 'Tee', description: 'Soft.', category: 'men', brand: 'zara', image: '/uploads/tee-1200.webp' },
    {
      colours: [],
      variants: [
        { ...priced, size: 'S' },
        { ...priced, size: 'M' },
      ],
    },
    new Date(0),
    usualSizeChart,
  );
  tee.replaceFacts({ ...noFacts, origin: 'PT', weightGrams: 180 });
  return tee;
};
const plan = (...rows: Partial<ImportRow>[]) => {
  const [first, ...others] = rows.map((row, place) => ({ row: place + 2, ...row }));
  const product = aTee();
  const { facts, errors } = planFacts({ product, rows: [first!, ...others] });
  return { facts, errors, changed: changedFacts(facts, product) };
};

describe('the facts of an imported product', () => {
  it('are those of its rows, and else those that there are', () => {
    const { facts, errors, changed } = plan({}, { materials });
    expect(facts).toEqual({ ...noFacts, origin: 'PT', weightGrams: 180, materials });
    expect(errors).toEqual([]);
    expect(changed).toEqual([{ field: 'materials', before: '', after: 'Shell: 100% cotton' }]);
  });

  it('are the same in all rows that say something', () => {
    expect(plan({ weightGrams: 200 }, {}, { weightGrams: 210 }).errors).toEqual([
      { row: 4, column: 'weight_grams', message: 'differs from row 2 of the same product' },
    ]);
  });

  it('change nothing where the file says what there is', () => {
    expect(plan({ origin: 'PT' }, { weightGrams: 180, isTextile: true }).changed).toEqual([]);
  });
});
