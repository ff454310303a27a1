import { link, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftFolder } from './draft-folder';
import { FileStorage, type StoredFile } from './file-storage';

export class DiskFileStorage extends FileStorage {
  constructor(
    private readonly folder: string,
    private readonly drafts: DraftFolder,
  ) {
    super();
  }

  /** Links a finished draft into place: a file under its final name is complete, even if the process is killed. */
  async add(name: string, content: Buffer): Promise<boolean> {
    const draft = this.drafts.newPath();
    try {
      await writeFile(draft, content, { flush: true });
      await link(draft, this.pathOf(name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async read(name: string): Promise<StoredFile | undefined> {
    const file = await open(this.pathOf(name)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  remove(name: string): Promise<void> {
    return rm(this.pathOf(name), { force: true });
  }

  async *names(): AsyncIterable<string> {
    yield* (await readdir(this.folder)).sort();
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
