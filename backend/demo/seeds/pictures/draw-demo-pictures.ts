import sharp from 'sharp';
import type { EncodedPicture } from '../../../src/pictures/application/ports';
import { renderPicture } from '../../pictures/render-picture';
import { demoDrawings } from './demo-drawings';
import { demoPictureCache } from './picture-cache';

/** One rendered drawing, as it is sent to the parent process. */
export interface DrawnPicture extends EncodedPicture {
  slug: string;
}

/** The size of Node's thread pool; each picture is rendered on one thread. */
const concurrency = 4;

/** Renders all drawings and ends. Runs in its own process, so that the shop's process does not keep the memory. */
async function drawAll(): Promise<void> {
  sharp.concurrency(1);
  const cache = demoPictureCache(process.env.DEMO_PICTURE_CACHE);
  const drawings = [...demoDrawings];
  const drawNext = async (): Promise<void> => {
    for (let next = drawings.shift(); next; next = drawings.shift()) {
      await sent({ slug: next.slug, ...(await cache.get(next.draw(), renderPicture)) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, drawNext));
  process.disconnect();
}

/** Resolves once the picture is on its way: the exit after the last one would drop those that still wait. */
const sent = (drawn: DrawnPicture): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send!(drawn, undefined, undefined, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

process.once('disconnect', () => process.exit());
void drawAll();
