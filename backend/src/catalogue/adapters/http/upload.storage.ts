import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { DraftFolder } from '../pictures/draft-folder';

type Stored = Parameters<StorageEngine['_handleFile']>[2];
type Removed = Parameters<StorageEngine['_removeFile']>[2];

/** Keeps uploads out of memory. Unlike multer's own, it leaves nothing of one that is cut off or finds the disk full. */
export class UploadStorage implements StorageEngine {
  constructor(private readonly drafts: DraftFolder) {}

  _handleFile(_request: Request, { stream }: Express.Multer.File, done: Stored): void {
    const path = this.drafts.newPath();
    pipeline(stream, createWriteStream(path)).then(
      () => done(null, { path }),
      (error: unknown) => discard(path, () => done(error)),
    );
  }

  _removeFile(_request: Request, { path }: Express.Multer.File, done: Removed): void {
    discard(path, done);
  }
}

function discard(path: string, done: (error: Error | null) => void): void {
  rm(path, { force: true }).then(() => done(null), done);
}
