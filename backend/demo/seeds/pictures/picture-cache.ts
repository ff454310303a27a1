import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import type { EncodedPicture } from '../../../src/pictures/application/ports';

/** Keeps rendered pictures in a folder, keyed by a hash of everything that they depend on. */
export class PictureCache<Picture> {
  constructor(
    /** Without a folder nothing is cached. */
    private readonly folder: string | undefined,
    /** Changes with the renderer. */
    private readonly version: string,
  ) {}

  async get(drawing: string, render: (drawing: string) => Promise<Picture>): Promise<Picture> {
    if (!this.folder) return render(drawing);
    const key = createHash('sha256').update(this.version).update('\0').update(drawing).digest('hex');
    const file = join(this.folder, key);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return deserialize(cached) as Picture;
    const picture = await render(drawing);
    await mkdir(this.folder, { recursive: true });
    // Renamed when complete: another process may read or write the same file.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, serialize(picture));
    await rename(draft, file);
    return picture;
  }
}

/** The demo shop's pictures; another version of the renderer, its source or its libraries, renders them again. */
export function demoPictureCache(folder: string | undefined): PictureCache<EncodedPicture> {
  const source = readFileSync(require.resolve('../../pictures/render-picture'), 'utf8');
  return new PictureCache(folder, source + JSON.stringify(sharp.versions));
}
