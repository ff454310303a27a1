import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { StorePicture } from '../../../src/pictures/application/store-picture';
import { demoDrawings } from './demo-drawings';
import type { DrawnPicture } from './draw-demo-pictures';

/** Has all pictures of the demo shop drawn and kept, saying how far it is. @returns the address of each slug's picture */
export async function storeDemoPictures(storePicture: StorePicture): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const keeping: Promise<void>[] = [];
  const artist = fork(require.resolve('./draw-demo-pictures'), {
    serialization: 'advanced',
    // Named, because a test's is a copy.
    env: process.env,
  });
  artist.on('message', ({ slug, ...picture }: DrawnPicture) => {
    const kept = storePicture.execute(picture).then(({ url }) => {
      addresses.set(slug, url);
      showProgress(addresses.size);
    });
    keeping.push(kept);
  });
  // Not `close`: it may come before the last messages.
  await once(artist, 'disconnect');
  await Promise.all(keeping);
  if (addresses.size < pictures) throw new Error("The demo shop's pictures could not be drawn");
  return addresses;
}

const pictures = demoDrawings.length;

function showProgress(done: number): void {
  if (done % 25 === 0 || done === pictures) {
    process.stdout.write(`Drawing the demo shop's pictures: ${done} of ${pictures}\n`);
  }
}
