import type { EncodedPicture } from '../../src/catalogue/application/picture-ports';
import { demoProducts } from './demo-products';
import { demoBanners } from '../pictures/banners';
import { drawPicture } from '../pictures/draw-picture';
import { renderPicture } from '../pictures/render-picture';

/** One drawing, as it is sent to whoever started this process. */
export interface DrawnPicture extends EncodedPicture {
  slug: string;
}

const lanes = 2;

/** Draws everything and ends. A process of its own: what it needs of memory, the shop would keep for ever. */
async function drawAll(): Promise<void> {
  const drawings = [
    ...demoProducts.map(({ slug, picture }) => ({ slug, draw: () => drawPicture(picture) })),
    ...demoBanners.map(({ slug, svg }) => ({ slug, draw: () => svg })),
  ];
  const drawNext = async (): Promise<void> => {
    for (let next = drawings.shift(); next; next = drawings.shift()) {
      const drawn: DrawnPicture = { slug: next.slug, ...(await renderPicture(next.draw())) };
      process.send!(drawn);
    }
  };
  await Promise.all(Array.from({ length: lanes }, drawNext));
  process.disconnect();
}

process.once('disconnect', () => process.exit());
void drawAll();
