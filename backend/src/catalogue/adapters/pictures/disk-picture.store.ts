import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureStore, type PictureVariant } from '../../application/ports';

/** Keeps pictures in a folder, named by their content: the same picture twice is stored once. */
export class DiskPictureStore extends PictureStore {
  constructor(private readonly folder: string) {
    super();
  }

  async keep(variants: PictureVariant[]): Promise<{ width: number; url: string }[]> {
    await mkdir(this.folder, { recursive: true });
    const content = createHash('sha256');
    for (const { webp } of variants) content.update(webp);
    const name = content.digest('hex').slice(0, 24);
    return Promise.all(
      variants.map(async ({ width, webp }) => {
        const file = `${name}-${width}.webp`;
        await this.write(file, webp);
        return { width, url: `/uploads/${file}` };
      }),
    );
  }

  /** Under its name a file is always whole, also when the process is killed while writing. */
  private async write(file: string, content: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomUUID()}`);
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, join(this.folder, file));
  }
}
