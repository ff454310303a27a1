import sharp from 'sharp';
import { demoBanners } from '../../pictures/banners';
import { collectionPictures } from '../../pictures/collection-pictures';
import { drawDetail, drawGarment, drawPicture } from '../../pictures/draw-picture';
import { renderPicture } from '../../pictures/render-picture';
import { demoDrawings } from './demo-drawings';
import { demoProducts } from '../demo-products';

const pictures = demoProducts.flatMap(({ colours }) => colours).map(({ picture }) => picture);
const [first] = pictures;

const distinct = (values: string[]) => new Set(values).size;

/** One picture of each garment: the same garment in another colour proves nothing more. */
const oneOfEachGarment = [...new Map(pictures.map((picture) => [picture.garment, picture])).values()];

async function silhouette(drawing: string, frame = '0 0 800 1000') {
  const [width, height] = [80, 100];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">${drawing}</svg>`;
  const alpha = [...(await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer())];
  const onEdge = (at: number) =>
    at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1);
  return {
    covered: alpha.filter((opacity) => opacity > 128).length / alpha.length,
    touchesTheEdge: alpha.some((opacity, at) => opacity > 128 && onEdge(at)),
  };
}

describe("the demo shop's pictures", () => {
  it('show every product in each of its colours, whole and in detail, no two alike', () => {
    expect(demoDrawings).toHaveLength(
      3 * pictures.length + demoBanners.length + Object.keys(collectionPictures).length,
    );
    expect(distinct(demoDrawings.map(({ draw }) => draw()))).toBe(demoDrawings.length);
  });

  it('have distinct slugs that can be file names', () => {
    const slugs = demoDrawings.map(({ slug }) => slug);
    expect(distinct(slugs)).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('are drawn the same each time', () => {
    expect(drawPicture(first!)).toBe(drawPicture({ ...first! }));
  });

  it('contain no invalid number', () => {
    const broken = demoDrawings.filter(({ draw }) => /NaN|undefined|Infinity/.test(draw()));
    expect(broken.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(oneOfEachGarment.map((picture) => [picture.garment, picture] as const))(
    'show a whole %s inside the frame, filling a good part of it',
    async (_garment, picture) => {
      const { covered, touchesTheEdge } = await silhouette(drawGarment(picture));
      expect(covered).toBeGreaterThan(0.08);
      expect(covered).toBeLessThan(0.75);
      expect(touchesTheEdge).toBe(false);
    },
  );

  it('are rendered as 4:5 WebP in four widths, small enough for a phone', async () => {
    const { variants: rendered, placeholder } = await renderPicture(drawPicture(first!));
    const sizes = await Promise.all(rendered.map(async ({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 400],
      ['webp', 640, 800],
      ['webp', 800, 1000],
      ['webp', 1200, 1500],
    ]);
    expect(rendered.map(({ width }) => width)).toEqual([320, 640, 800, 1200]);
    expect(rendered[1]!.webp.length).toBeLessThan(30_000);
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
  });

  it('are rendered up to 800 pixels wide for details', async () => {
    const { variants: rendered } = await renderPicture(drawDetail(first!));
    const sizes = await Promise.all(rendered.map(async ({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 400],
      [640, 800],
      [800, 1000],
    ]);
    expect(rendered.map(({ width }) => width)).toEqual([320, 640, 800]);
  });

  it.each(oneOfEachGarment.map((picture) => [picture.garment, picture] as const))(
    'fill most of the frame with the detail of a %s',
    async (_garment, picture) => {
      const drawing = drawGarment(picture);
      const frame = /viewBox="([^"]+)"/.exec(drawDetail(picture))![1]!;
      expect((await silhouette(drawing, frame)).covered).toBeGreaterThan(0.4);
    },
  );

  it('are rendered 16:6 for banners', async () => {
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
