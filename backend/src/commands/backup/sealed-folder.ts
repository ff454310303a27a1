import { createHash } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../platform/config/make-folder';
import { StartupError } from '../../platform/config/startup-error';

/** In the format of `sha256sum --check`. */
const seal = 'SHA256SUMS';

/**
 * Makes a folder that is whole once it has its name: filled under another one, on the disk and sealed with checksums before.
 * @throws StartupError when it can't be written
 */
export async function makeSealedFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder}.partial`;
  try {
    await makeFolder(draft, { mode: 0o700 });
    await fill(draft);
    const sums = await checksumsOf(draft);
    const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
    await writeFile(join(draft, seal), lines.join(''), { flush: true });
    await rename(draft, folder);
  } catch (error) {
    // The first error is reported, not that of tidying up.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall
      ? new StartupError(`The backup could not be written (${message}).`, { cause: error })
      : error;
  }
}

/** @throws StartupError when a file is missing, added or changed since the folder was sealed */
export async function assertSealed(folder: string): Promise<void> {
  const expected = await sealedSums(folder);
  const actual = await checksumsOf(folder);
  for (const name of new Set([...expected.keys(), ...actual.keys()])) {
    if (expected.get(name) !== actual.get(name))
      throw new StartupError(
        `The backup ${folder} is damaged: ${name} is not as it was written. Use another one.`,
      );
  }
}

async function sealedSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, seal), 'utf8').catch((error: unknown) => {
    throw new StartupError(`${folder} is not a complete backup: it has no ${seal}.`, { cause: error });
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The checksum of each file below the folder, by its name there. */
async function checksumsOf(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const file = join(folder, name);
    if (name === seal || (await stat(file)).isDirectory()) continue;
    sums.set(relative(folder, file), await checksumOf(file));
  }
  return sums;
}

async function checksumOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    await handle.sync();
    const hash = createHash('sha256');
    await pipeline(handle.createReadStream({ autoClose: false }), hash);
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}
