import { demoBanners } from '../../pictures/banners';
import { collectionPictures } from '../../pictures/collection-pictures';
import { drawDetail, drawPicture } from '../../pictures/draw-picture';
import { demoProducts } from '../demo-products';

interface DemoDrawing {
  slug: string;
  /** @returns the drawing as SVG */
  draw: () => string;
}

/** Every picture of the demo shop: each product in each of its colours, whole and a detail of it, the banners and the pictures of collections. */
export const demoDrawings: DemoDrawing[] = [
  ...demoProducts
    .flatMap(({ colours }) => colours)
    .flatMap(({ slug, picture, detail }) => [
      { slug, draw: () => drawPicture(picture) },
      { slug: detail.slug, draw: () => drawDetail(picture) },
    ]),
  ...demoBanners.map(({ slug, svg }) => ({ slug, draw: () => svg })),
  ...Object.entries(collectionPictures).map(([slug, svg]) => ({ slug, draw: () => svg })),
];
