import { demoBanners } from '../../pictures/banners';
import { collectionPictures } from '../../pictures/collection-pictures';
import { drawBack, drawDetail, drawPicture } from '../../pictures/draw-picture';
import { demoProducts } from '../demo-products';

interface DemoDrawing {
  slug: string;
  /** @returns the drawing as SVG */
  draw: () => string;
}

/** Every picture of the demo shop: each product in each of its colours, whole, from behind and a detail of it, the banners and the pictures of collections. */
export const demoDrawings: DemoDrawing[] = [
  ...demoProducts
    .flatMap(({ colours }) => colours)
    .flatMap(({ slug, picture, back, detail }) => [
      { slug, draw: () => drawPicture(picture) },
      { slug: back, draw: () => drawBack(picture) },
      { slug: detail.slug, draw: () => drawDetail(picture) },
    ]),
  ...demoBanners.map(({ slug, svg }) => ({ slug, draw: () => svg })),
  ...Object.entries(collectionPictures).map(([slug, svg]) => ({ slug, draw: () => svg })),
];
