import { demoBanners } from '../pictures/banners';
import { drawPicture } from '../pictures/draw-picture';
import { demoProducts } from './demo-products';

interface DemoDrawing {
  slug: string;
  /** @returns the drawing as SVG */
  draw: () => string;
}

/** Every picture of the demo shop: each product in each of its colours, and the banners. */
export const demoDrawings: DemoDrawing[] = [
  ...demoProducts
    .flatMap(({ colours }) => colours)
    .map(({ slug, picture }) => ({ slug, draw: () => drawPicture(picture) })),
  ...demoBanners.map(({ slug, svg }) => ({ slug, draw: () => svg })),
];
