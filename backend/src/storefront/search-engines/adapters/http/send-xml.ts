import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { streamTo } from '../../../../platform/http/stream-to';

interface XmlFile {
  /** Changes with the content. */
  version: string;
  /** They make up the file after its XML declaration. */
  pieces: AsyncIterable<string>;
}

/** Piece by piece, unless the client has this version. Caches keep it, and ask each time whether it still holds. */
export async function sendXml(
  request: Request,
  response: Response,
  { version, pieces }: XmlFile,
): Promise<void> {
  const hash = createHash('sha256').update(version).digest('base64url').slice(0, 27);
  response.set({ 'Cache-Control': 'public, no-cache', ETag: `W/"${hash}"` });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.type('application/xml');
  if (request.method === 'HEAD') response.end();
  else await streamTo(response, Readable.from(declared(pieces)));
}

async function* declared(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield* pieces;
}
