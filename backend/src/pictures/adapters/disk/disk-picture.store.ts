import { createHash } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PictureStore, type PictureVariant } from '../../application/ports';
import { picturePath } from '../../domain/picture';
import type { DraftFolder } from './draft-folder';

/** Stores pictures in a folder, named by their content: the same picture twice is stored once. */
export class DiskPictureStore extends PictureStore {
  constructor(
    private readonly folder: string,
    private readonly drafts: DraftFolder,
  ) {
    super();
  }

  /** Stores all widths or, when the disk is full, none. */
  async save(variants: PictureVariant[]): Promise<string> {
    const name = nameOf(variants);
    const files = variants.map((variant) => ({
      ...variant,
      draft: this.drafts.newPath(),
      file: basename(picturePath({ name, width: variant.width })),
    }));
    try {
      for (const { draft, webp } of files) await writeFile(draft, webp, { flush: true });
      await this.publish(files);
    } finally {
      await Promise.all(files.map(({ draft }) => rm(draft, { force: true })));
    }
    return name;
  }

  /** Links finished files into place: a file under its final name is complete, even if the process is killed. */
  private async publish(files: { draft: string; file: string }[]): Promise<void> {
    const published: string[] = [];
    try {
      for (const { draft, file } of files) {
        const path = join(this.folder, file);
        if (await linkUnlessExists(draft, path)) published.push(path);
      }
    } catch (error) {
      await Promise.all(published.map((path) => rm(path)));
      throw error;
    }
  }
}

function nameOf(variants: PictureVariant[]): string {
  const content = createHash('sha256');
  for (const { webp } of variants) content.update(webp);
  return content.digest('hex').slice(0, 24);
}

async function linkUnlessExists(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
