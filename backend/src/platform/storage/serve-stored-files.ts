import { pipeline } from 'node:stream';
import { NotFoundException } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { FileStorage, StoredFile } from './file-storage';

/** Pictures are named by their content, so a browser requests each of them once. */
const aYear = 'public, max-age=31536000, immutable';

export function serveStoredFiles(storage: FileStorage): RequestHandler {
  return async (request, response) => {
    const name = /^\/([\w-]+\.webp)$/.exec(request.path)?.[1];
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) throw new NotFoundException();
    const file = await storage.read(name);
    if (!file) throw new NotFoundException();
    send(file, name, request, response);
  };
}

function send({ bytes, content }: StoredFile, name: string, request: Request, response: Response) {
  response.set({
    'Cache-Control': aYear,
    'Content-Type': 'image/webp',
    ETag: `"${name}"`,
    // A CDN passes it on: the shop's pages load pictures from there.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (request.fresh || request.method === 'HEAD') {
    content.destroy();
    response.status(request.fresh ? 304 : 200);
    if (!request.fresh) response.set('Content-Length', String(bytes));
    response.end();
    return;
  }
  response.set('Content-Length', String(bytes));
  // The pipeline alone adds six to those of the request log, the compression and others, all for one response.
  response.setMaxListeners(20);
  // When a browser leaves, also before this, or the storage fails midway, both ends are closed: nobody keeps half a picture.
  pipeline(content, response, () => undefined);
}
