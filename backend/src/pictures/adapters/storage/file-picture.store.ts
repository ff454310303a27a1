import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FileStorage } from '../../../platform/storage/file-storage';
import { PictureStore, type PictureVariant } from '../../application/ports';
import { picturePath } from '../../domain/picture';

/** Names pictures by their content: the same picture twice is stored once. */
export class FilePictureStore extends PictureStore {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  /** Stores all widths or, when the disk is full or the storage fails, none. */
  async save(variants: PictureVariant[]): Promise<string> {
    const name = pictureNameOf(variants);
    const added: string[] = [];
    try {
      for (const { width, webp } of variants) {
        const file = basename(picturePath({ name, width }));
        if (await this.storage.add(file, webp)) added.push(file);
      }
    } catch (error) {
      // A file that can't be removed either belongs to no picture, and is used when the same one comes again.
      await Promise.allSettled(added.map((file) => this.storage.remove(file)));
      throw error;
    }
    return name;
  }
}

export function pictureNameOf(variants: PictureVariant[]): string {
  const content = createHash('sha256');
  for (const { webp } of variants) content.update(webp);
  return content.digest('hex').slice(0, 24);
}
