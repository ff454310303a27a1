import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { Money } from '../../../../shared/money';
import { newId } from '../../../../shared/ids';
import type { ExportedVariant } from '../../../product-csv';
import { type KnownProducts, titleKey } from '../../domain/group-rows';
import { planImport } from '../../domain/plan-import';
import type { CareSymbol } from '../../../facts/domain/care';
import type { FibreShare } from '../../../facts/domain/product-facts';
import { Product } from '../../../products/domain/product';
import { brands, categories } from '../../../../../test/support/shop/taxonomy';
import { gtinOf } from '../../../products/domain/gtin';
import { usualSizeChart } from '../../../sizes/adapters/memory/usual-size-chart';
import type { VariantDraft } from '../../../products/domain/variant';
import { productCsvColumns } from '../../../product-csv';
import { readProductCsv } from './read-product-csv';

/** With what CSV and spreadsheets find special. */
const nasty = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '＝',
  'a',
  'ü',
  '1',
  '👖',
);
const textOf = (maxLength: number) =>
  fc
    .array(nasty, { minLength: 1, maxLength })
    .map((parts) => parts.join('').trim())
    .filter((words) => words.length > 0);
const lineOf = (maxLength: number) => textOf(maxLength).filter((words) => !/[\r\n]/.test(words));
const nameOfColour = lineOf(8).filter((name) => !name.includes(','));

const aSizeRun = fc
  .constantFrom(...usualSizeChart.scales)
  .chain(({ sizes }) => fc.subarray(sizes.slice(0, 12), { minLength: 1 }));

let gtins = 0;
function newGtin(): string {
  const digits = String(400_000_000_000 + (gtins += 1));
  return Array.from({ length: 10 }, (_, check) => gtinOf(`${digits}${check}`)).find(
    (gtin) => gtin !== undefined,
  )!;
}

const draft = fc.record({
  price: fc.integer({ min: 2, max: 100_000_000 }),
  discount: fc.option(fc.integer({ min: 1, max: 100 })),
  sku: fc.option(fc.constant('').map(() => newId())),
  gtin: fc.option(fc.constant('').map(() => newGtin())),
  mpn: fc.option(lineOf(8)),
  isOnSale: fc.boolean(),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
});

const nameOfFact = lineOf(8).filter((name) => !/[,;:]/.test(name));
const namedOnce = { maxLength: 3, selector: ({ name }: { name: string }) => name.toLowerCase() };
const shares: FibreShare[][] = [
  [{ fibre: 'cotton', percent: 100 }],
  [
    { fibre: 'polypropylene/polyamide bicomponent', percent: 99 },
    { fibre: 'vicuña', percent: 1 },
  ],
];
const aFacts = fc.record({
  isTextile: fc.boolean(),
  parts: fc.uniqueArray(fc.record({ name: nameOfFact, fibres: fc.constantFrom(...shares) }), namedOnce),
  care: fc.constantFrom<CareSymbol[]>([], ['wash-30', 'no-iron'], ['no-wash']),
  origin: fc.constantFrom(null, 'PT', 'US'),
  weightGrams: fc.option(fc.integer({ min: 1, max: 100_000 })),
  heightCm: fc.option(fc.integer({ min: 50, max: 230 })),
  measures: fc.uniqueArray(
    fc.record({ name: nameOfFact, millimetres: fc.integer({ min: 1, max: 3_000 }) }),
    namedOnce,
  ),
});

const aProduct = fc
  .record({
    details: fc.record({
      title: lineOf(20),
      description: textOf(40),
      category: fc.constantFrom(...categories),
      brand: fc.constantFrom(...brands),
      image: fc.constantFrom('/uploads/a-1200.webp', 'https://pictures.test/a,b;c.webp'),
    }),
    colours: fc.uniqueArray(nameOfColour, { maxLength: 3, selector: (name) => name.toLowerCase() }),
    sizes: fc.option(aSizeRun),
    drafts: fc.array(draft, { minLength: 1, maxLength: 12 }),
    facts: aFacts,
  })
  .map(({ details, colours, sizes, drafts, facts }) => {
    const choices = (colours.length > 0 ? colours : [null]).flatMap((colour) =>
      (sizes ?? [null]).map((size) => ({ size, colour })),
    );
    const kept = choices.slice(0, drafts.length);
    const variants = kept.map((choice, place): VariantDraft & { stock: number } => {
      const { price, discount, sku, gtin, mpn, isOnSale, stock } = drafts[place]!;
      const salePrice = discount === null ? 0 : Math.max(price - discount, 0);
      const prices = { price: Money.ofCents(price), salePrice: Money.ofCents(salePrice) };
      return { ...choice, ...prices, sku, gtin, mpn, stock, isOnSale: place === 0 || isOnSale };
    });
    const [first, ...further] = variants;
    const named = colours.map((name, place) => ({
      name,
      hex: '#1f2f4d',
      image: place === 0 ? '/uploads/colour-1200.webp' : null,
    }));
    const product = Product.create(
      details,
      { colours: named, variants: [first!, ...further] },
      new Date(0),
      usualSizeChart,
    );
    const { parts, heightCm, measures, ...others } = facts;
    const worn = sizes?.[0] ?? null;
    product.replaceFacts({
      ...others,
      materials: parts.map(({ name, fibres }) => ({ part: name, fibres })),
      model: heightCm === null ? null : { heightCm, size: worn },
      measures: measures.map(({ name, millimetres }) => ({
        name,
        values: (sizes ?? []).map((size) => ({ size, millimetres })),
      })),
    });
    const stocks = variants.map((variant) => [product.variantOf(variant)!.state.id, variant.stock] as const);
    return { product, stocks };
  });

type Made = typeof aProduct extends fc.Arbitrary<infer Value> ? Value : never;

const slugOf = (id: string): string => `p-${id}`;

function exported({ product, stocks }: Made): ExportedVariant[] {
  const { id, details, facts, colours, variants } = product.state;
  const stockOf = new Map(stocks);
  return variants.map(({ state }) => {
    const colour = colours.find(({ name }) => name === state.colour);
    return {
      productId: id,
      slug: slugOf(id),
      ...details,
      ...facts,
      size: state.size,
      colour: state.colour,
      colourHex: colour?.hex ?? '',
      colourImage: colour?.image ?? null,
      sku: state.sku,
      gtin: state.gtin,
      mpn: state.mpn,
      priceCents: state.price.cents,
      salePriceCents: state.salePrice.cents,
      stock: stockOf.get(state.id)!,
      isOnSale: state.isOnSale,
      state: product.state.publication.state,
    };
  });
}

const csvOf = (variants: ExportedVariant[], delimiter: string): string =>
  stringify(
    variants.map((variant) => productCsvColumns.map(({ value }) => value(variant))),
    { header: true, columns: productCsvColumns.map(({ name }) => name), escape_formulas: true, delimiter },
  );

const knownOf = (all: Made[]): KnownProducts => ({
  products: new Map(all.map(({ product }) => [product.state.id, product])),
  bySku: new Map(
    all.flatMap(({ product: { state } }) =>
      state.variants.flatMap((variant) => (variant.state.sku ? [[variant.state.sku, state.id]] : [])),
    ),
  ),
  byGtin: new Map(),
  byTitle: new Map(all.map(({ product: { state } }) => [titleKey(state.details), [state.id]])),
  slugs: new Map(all.map(({ product: { state } }) => [state.id, slugOf(state.id)])),
  bySlug: new Map(
    all.map(({ product: { state } }) => [
      slugOf(state.id),
      { productId: state.id, title: state.details.title, isCurrent: true },
    ]),
  ),
  stocks: new Map(all.flatMap(({ stocks }) => stocks)),
  chart: usualSizeChart,
});

describe('an export', () => {
  it('changes nothing when it is imported, with any titles', () => {
    fc.assert(
      fc.property(
        fc.array(aProduct, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(',', ';'),
        fc.constantFrom('', '\uFEFF'),
        (all, delimiter, bom) => {
          const csv = bom + csvOf(all.flatMap(exported), delimiter);
          const { rows, errors } = readProductCsv(Buffer.from(csv));
          expect(errors).toEqual([]);
          const plan = planImport(rows, knownOf(all));
          expect({ errors: plan.errors, changes: plan.changes, products: plan.products }).toEqual({
            errors: [],
            changes: [],
            products: [],
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has no cell that a spreadsheet evaluates as a formula', () => {
    fc.assert(
      fc.property(aProduct, (product) => {
        const cells = parse(csvOf(exported(product), ',')).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      }),
    );
  });
});
