import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from './file-storage';

export interface CopiedFiles {
  /** Equal in both now. */
  equal: number;
  /** How many files were copied, because they were not there before. */
  copied: number;
  /** Names of what differs, or is gone. */
  different: string[];
}

const reportEvery = 100;

/** Copies what is not there yet, and compares the checksum of every file: after an interruption, it goes on. */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  report: (done: number) => void,
): Promise<CopiedFiles> {
  const result: CopiedFiles = { equal: 0, copied: 0, different: [] };
  let done = 0;
  for await (const name of from.names()) {
    const content = await contentOf(from, name);
    if (content && (await to.add(name, content))) result.copied += 1;
    const isEqual = content && checksum(content) === checksum(await contentOf(to, name));
    if (isEqual) result.equal += 1;
    else result.different.push(name);
    done += 1;
    if (done % reportEvery === 0) report(done);
  }
  return result;
}

async function contentOf(storage: FileStorage, name: string): Promise<Buffer | undefined> {
  const file = await storage.read(name);
  return file && buffer(file.content);
}

const checksum = (content: Buffer | undefined) =>
  content && createHash('sha256').update(content).digest('hex');
