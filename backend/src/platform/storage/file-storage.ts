import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  content: Readable;
}

/** Files that all servers of a shop share. A file never changes: its name is made of its content. */
export abstract class FileStorage {
  /** Stores the whole file or nothing. @returns false where there is one of this name already, which stays */
  abstract add(name: string, content: Buffer): Promise<boolean>;
  abstract read(name: string): Promise<StoredFile | undefined>;
  /** A file that is not there is no error. */
  abstract remove(name: string): Promise<void>;
  /** All of them, sorted by name. */
  abstract names(): AsyncIterable<string>;
}
