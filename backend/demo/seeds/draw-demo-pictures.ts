import sharp from 'sharp';
import type { EncodedPicture } from '../../src/catalogue/application/picture-ports';
import { renderPicture } from '../pictures/render-picture';
import { demoDrawings } from './demo-drawings';

/** One drawing, as it is sent to whoever started this process. */
export interface DrawnPicture extends EncodedPicture {
  slug: string;
}

/** As many as Node has threads for such work; each picture is drawn on one. */
const lanes = 4;

/** Draws everything and ends. A process of its own: what it needs of memory, the shop would keep for ever. */
async function drawAll(): Promise<void> {
  sharp.concurrency(1);
  const drawings = [...demoDrawings];
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
