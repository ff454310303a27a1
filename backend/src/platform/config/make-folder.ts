import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

interface FolderOptions {
  mode?: number;
}

/** Makes a folder and those above it. `mkdir` with `recursive` never ends below /proc, which refuses folders with ENOENT. */
export async function makeFolder(folder: string, options: FolderOptions = {}): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (!(await isFolder(parent))) await makeFolder(parent, options);
  try {
    await mkdir(folder, options);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
