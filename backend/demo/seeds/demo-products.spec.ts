import { missingFacts } from '../../src/catalogue/facts/domain/legal-facts';
import { factsOf } from '../../src/catalogue/facts/domain/product-facts';
import { demoBanners } from '../pictures/banners';
import type { DemoProduct, DemoVariant } from './demo-product';
import { demoProducts } from './demo-products';
import { placeOf } from './demo-sizes';
import { demoBrands, demoCategories, makerOf } from './demo-taxonomy';

const [brands, categories] = [Object.keys(demoBrands), Object.keys(demoCategories)];

const variants = demoProducts.flatMap((product) => product.variants);
const colours = demoProducts.flatMap((product) => product.colours);

const distinct = (values: string[]) => new Set(values).size;
const shareOf = (chosen: unknown[], all: unknown[] = demoProducts) => chosen.length / all.length;
const titles = (products: DemoProduct[]) => products.map(({ title }) => title);
const totalOf = (variants: DemoVariant[]) => variants.reduce((sum, { stock }) => sum + stock, 0);
const sizesOf = (product: DemoProduct) => [...new Set(product.variants.map(({ size }) => size))];
const scalesOf = (product: DemoProduct) => [...new Set(sizesOf(product).map((size) => placeOf(size).scale))];

describe('the demo shop', () => {
  it('has at least 60 products, with every brand in every category', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    const pairs = demoProducts.map(({ category, brand }) => `${category}/${brand}`);
    const allPairs = categories.flatMap((category) => brands.map((brand) => `${category}/${brand}`));
    expect([...new Set(pairs)].sort()).toEqual(allPairs.sort());
  });

  it('has a distinct title for each product', () => {
    expect(distinct(demoProducts.map(({ slug }) => slug))).toBe(demoProducts.length);
    expect(distinct(titles(demoProducts))).toBe(demoProducts.length);
    expect(distinct(demoProducts.map(({ description }) => description))).toBe(demoProducts.length);
  });

  it('has prices between $9.99 and $249, in whole cents', () => {
    const outOfRange = ({ priceCents }: { priceCents: number }) =>
      !Number.isInteger(priceCents) || priceCents < 999 || priceCents > 24_900;
    expect(variants.filter(outOfRange)).toEqual([]);
  });

  it('has about a third of the products on sale, always below the regular price', () => {
    const inSale = demoProducts.filter((product) =>
      product.variants.some(({ salePriceCents }) => salePriceCents > 0),
    );
    expect(shareOf(inSale)).toBeGreaterThan(0.25);
    expect(shareOf(inSale)).toBeLessThan(0.42);
    expect(variants.filter(({ salePriceCents, priceCents }) => salePriceCents >= priceCents)).toEqual([]);
  });

  it('has a few products with one colour on sale, and a few that cost more in large sizes', () => {
    const inSalePartly = demoProducts.filter(
      (product) => distinct(product.variants.map(({ salePriceCents }) => String(salePriceCents > 0))) === 2,
    );
    const pricedBySize = demoProducts.filter(
      (product) => distinct(product.variants.map(({ priceCents }) => String(priceCents))) > 1,
    );
    expect(inSalePartly.length).toBeGreaterThanOrEqual(2);
    expect(pricedBySize.length).toBeGreaterThanOrEqual(2);
  });

  it('shows every stock badge: several sold out, several nearly sold out, most well stocked', () => {
    const stocks = demoProducts.map((product) => totalOf(product.variants));
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(3);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 9).length).toBeGreaterThanOrEqual(5);
    expect(shareOf(stocks.filter((stock) => stock >= 10 && stock <= 250))).toBeGreaterThan(0.7);
  });

  it('has three banners with distinct names', () => {
    expect(demoBanners).toHaveLength(3);
    expect(distinct(demoBanners.map(({ slug }) => slug))).toBe(3);
  });
});

describe('sizes', () => {
  it('are of one scale per product, smallest first, once per colour', () => {
    for (const product of demoProducts) {
      expect(scalesOf(product)).toEqual([expect.any(String)]);
      for (const { name } of product.colours) {
        const ranks = product.variants
          .filter(({ colour }) => colour === name)
          .map(({ size }) => placeOf(size).place);
        expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => one - other));
      }
    }
  });

  it('are several for each garment and shoe, in the matching scale', () => {
    const worn = demoProducts.filter(({ category }) => category !== 'accessories');
    expect(titles(worn.filter((product) => sizesOf(product).length < 3))).toEqual([]);
    const scalesIn = (category: DemoProduct['category']) =>
      new Set(demoProducts.filter((product) => product.category === category).flatMap(scalesOf));
    expect(scalesIn('men')).toEqual(new Set(['letters', 'waist']));
    expect(scalesIn('women')).toEqual(new Set(['letters', 'waist']));
    expect(scalesIn('kids')).toEqual(new Set(['ages']));
    expect(scalesIn('footwear')).toEqual(new Set(['shoes']));
    expect(scalesIn('accessories')).toEqual(new Set(['one-size', 'letters', 'waist']));
  });

  it('are sold out in some products that are in stock', () => {
    const sold = demoProducts.filter(
      (product) => totalOf(product.variants) >= 10 && sizesOf(product).length > 1,
    );
    const withGaps = sold.filter((product) => product.variants.some(({ stock }) => stock === 0));
    expect(shareOf(withGaps, sold)).toBeGreaterThan(0.35);
    expect(shareOf(withGaps, sold)).toBeLessThan(0.75);
    const gaps = (product: DemoProduct) => product.variants.filter(({ stock }) => stock === 0);
    expect(titles(sold.filter((product) => shareOf(gaps(product), product.variants) > 0.5))).toEqual([]);
  });

  it('have the most stock in the middle of the scale', () => {
    const fullest = (product: DemoProduct) => {
      const inAllColours = (size: string) => totalOf(product.variants.filter((each) => each.size === size));
      return sizesOf(product).toSorted((one, other) => inAllColours(other) - inAllColours(one))[0]!;
    };
    const several = demoProducts.filter(
      (product) => totalOf(product.variants) >= 10 && sizesOf(product).length > 2,
    );
    const isAtAnEnd = (product: DemoProduct) =>
      [sizesOf(product)[0], sizesOf(product).at(-1)].includes(fullest(product));
    expect(titles(several.filter(isAtAnEnd))).toEqual([]);
  });

  it('do not all exist in every colour', () => {
    const isWhole = (product: DemoProduct) =>
      product.variants.length === sizesOf(product).length * product.colours.length;
    expect(titles(demoProducts.filter((product) => !isWhole(product)))).not.toEqual([]);
  });
});

describe('colours', () => {
  it('belong to every product, and several to a good third of them', () => {
    expect(titles(demoProducts.filter((product) => product.colours.length === 0))).toEqual([]);
    const several = demoProducts.filter((product) => product.colours.length > 1);
    expect(shareOf(several)).toBeGreaterThan(1 / 3);
    expect(titles(several.filter((product) => product.colours.length > 4))).toEqual([]);
  });

  it('have one hex value per name', () => {
    expect(distinct(colours.map(({ name, hex }) => `${name} ${hex}`))).toBe(
      distinct(colours.map(({ name }) => name)),
    );
    expect(colours.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });

  it('each have a variant in stock in every product that is in stock', () => {
    for (const product of demoProducts) {
      const sold = new Set(product.variants.map(({ colour }) => colour));
      expect([...sold]).toEqual(product.colours.map(({ name }) => name));
    }
  });
});

describe('facts', () => {
  it('are those of a label, and hold for every product', () => {
    for (const { facts, title } of demoProducts) {
      expect([title, factsOf(facts)]).toEqual([title, facts]);
      expect([title, facts.origin, facts.weightGrams]).toEqual([
        title,
        expect.stringMatching(/^[A-Z]{2}$/),
        expect.any(Number),
      ]);
      if (facts.isTextile) expect([title, facts.materials.length, facts.care.length]).not.toContain(0);
    }
  });

  it('are all that laws ask for, so that the list of incomplete products is empty', () => {
    const lacking = demoProducts.filter(
      ({ facts, brand }) => missingFacts(facts, makerOf(demoBrands[brand])).length > 0,
    );
    expect(titles(lacking)).toEqual([]);
  });

  it('have a measure of every size, larger for larger sizes', () => {
    for (const product of demoProducts) {
      const { title, facts } = product;
      for (const { name, values } of facts.measures) {
        expect([title, name, values.map(({ size }) => size)]).toEqual([title, name, sizesOf(product)]);
        const lengths = values.map(({ millimetres }) => millimetres);
        expect([title, name, lengths]).toEqual([title, name, lengths.toSorted((one, other) => one - other)]);
      }
      expect([title, facts.measures.length]).not.toContain(0);
    }
  });
});

describe('every variant', () => {
  it('has a distinct SKU', () => {
    const skus = variants.map(({ sku }) => sku);
    expect(distinct(skus)).toBe(skus.length);
    expect(skus.filter((sku) => !/^HB-[A-Z]\d\d-[A-Z]+-\w+$/.test(sku))).toEqual([]);
  });

  it('has whole pieces in stock, or none', () => {
    expect(variants.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  it('stays within the hundred that a product may have', () => {
    expect(titles(demoProducts.filter((product) => product.variants.length > 100))).toEqual([]);
  });
});
