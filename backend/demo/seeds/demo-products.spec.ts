import sharp from 'sharp';
import { brands, categories } from '../../src/catalogue/domain/product';
import { demoProducts } from './demo-products';
import { demoBanners } from '../pictures/banners';
import { drawGarment, drawPicture } from '../pictures/draw-picture';
import { renderPicture } from '../pictures/render-picture';

const distinct = (values: string[]) => new Set(values).size;
const shareOf = (chosen: unknown[]) => chosen.length / demoProducts.length;

/** One product of each garment: the same garment in another colour proves nothing more. */
const oneOfEachGarment = [
  ...new Map(demoProducts.map((product) => [product.picture.garment, product])).values(),
];

async function silhouette(drawing: string) {
  const [width, height] = [80, 100];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${height}">${drawing}</svg>`;
  const alpha = [...(await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer())];
  const onEdge = (at: number) =>
    at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1);
  return {
    covered: alpha.filter((opacity) => opacity > 128).length / alpha.length,
    touchesTheEdge: alpha.some((opacity, at) => opacity > 128 && onEdge(at)),
  };
}

describe('the demo shop', () => {
  it('fills the shop: at least 60 products, every brand in every category', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    const pairs = demoProducts.map(({ category, brand }) => `${category}/${brand}`);
    const allPairs = categories.flatMap((category) => brands.map((brand) => `${category}/${brand}`));
    expect([...new Set(pairs)].sort()).toEqual(allPairs.sort());
  });

  it('calls no two products the same', () => {
    expect(distinct(demoProducts.map(({ slug }) => slug))).toBe(demoProducts.length);
    expect(distinct(demoProducts.map(({ title }) => title))).toBe(demoProducts.length);
    expect(distinct(demoProducts.map(({ description }) => description))).toBe(demoProducts.length);
  });

  it('has slugs that can be file names', () => {
    expect(
      demoProducts.map(({ slug }) => slug).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)),
    ).toEqual([]);
  });

  it('asks between $9.99 and $249, in whole cents', () => {
    const outOfRange = ({ priceCents }: { priceCents: number }) =>
      !Number.isInteger(priceCents) || priceCents < 999 || priceCents > 24_900;
    expect(demoProducts.filter(outOfRange)).toEqual([]);
  });

  it('has about a third of the shop in the sale, always below the price', () => {
    const inSale = demoProducts.filter(({ salePriceCents }) => salePriceCents > 0);
    expect(shareOf(inSale)).toBeGreaterThan(0.25);
    expect(shareOf(inSale)).toBeLessThan(0.42);
    expect(inSale.filter(({ salePriceCents, priceCents }) => salePriceCents >= priceCents)).toEqual([]);
  });

  it('shows every stock badge: several sold out, several nearly, most well stocked', () => {
    const stocks = demoProducts.map(({ stock }) => stock);
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(3);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 9).length).toBeGreaterThanOrEqual(5);
    expect(shareOf(stocks.filter((stock) => stock >= 10 && stock <= 120))).toBeGreaterThan(0.7);
    expect(stocks.filter((stock) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  it('has three banners with names of their own', () => {
    expect(demoBanners).toHaveLength(3);
    expect(distinct(demoBanners.map(({ slug }) => slug))).toBe(3);
  });
});

describe('the pictures', () => {
  it('are different for every product', () => {
    expect(distinct(demoProducts.map(({ picture }) => drawPicture(picture)))).toBe(demoProducts.length);
  });

  it('are drawn the same every time', () => {
    const [first] = demoProducts;
    expect(drawPicture(first!.picture)).toBe(drawPicture({ ...first!.picture }));
  });

  it('never carry a broken number', () => {
    const svgs = [
      ...demoProducts.map(({ picture }) => drawPicture(picture)),
      ...demoBanners.map(({ svg }) => svg),
    ];
    expect(svgs.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it.each(oneOfEachGarment.map((product) => [product.picture.garment, product.picture] as const))(
    'draw a %s whole: inside its frame, and filling a good part of it',
    async (_garment, picture) => {
      const { covered, touchesTheEdge } = await silhouette(drawGarment(picture));
      expect(covered).toBeGreaterThan(0.08);
      expect(covered).toBeLessThan(0.75);
      expect(touchesTheEdge).toBe(false);
    },
  );

  it('render to upright 4:5 WebP in three widths, light enough for a phone', async () => {
    const [first] = demoProducts;
    const { variants: rendered, placeholder } = await renderPicture(drawPicture(first!.picture));
    const sizes = await Promise.all(rendered.map(async ({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 400],
      ['webp', 640, 800],
      ['webp', 1200, 1500],
    ]);
    expect(rendered.map(({ width }) => width)).toEqual([320, 640, 1200]);
    expect(rendered[1]!.webp.length).toBeLessThan(30_000);
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
  });

  it('render banners 16:6', async () => {
    for (const { svg } of demoBanners) {
      const largest = (await renderPicture(svg)).variants.at(-1)!;
      expect(await sharp(largest.webp).metadata()).toMatchObject({
        format: 'webp',
        width: 1200,
        height: 450,
      });
    }
  });
});
