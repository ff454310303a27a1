import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Settings } from '../config/settings';

const aYear = 'public, max-age=31536000, immutable';

/** A file whose name holds its content's hash never changes; any other may with the next deployment. */
const cacheControl = (path: string): string => (/\.[0-9a-f]{8,}\.\w+$/.test(path) ? aYear : 'no-cache');

const built = (folder: string, single: boolean): RequestHandler =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });

/** Product pictures are named by their content, so that a browser asks for each once. */
export function servePictures(app: NestExpressApplication, { dataDir }: Settings): void {
  const setHeaders = (response: { setHeader(name: string, value: string): unknown }) =>
    response.setHeader('Cache-Control', aYear);
  app.use('/uploads', sirv(join(dataDir, 'uploads'), { dev: true, etag: true, dotfiles: false, setHeaders }));
}

/** The built frontends on this same port: each remote under its own path, the shell's page for every other one. */
export function servePages(app: NestExpressApplication, root: string): void {
  app.use('/remotes/shop', built(join(root, 'frontend-shop', 'dist'), false));
  app.use('/remotes/admin', built(join(root, 'frontend-admin', 'dist'), false));
  app.use(
    exceptFor(/^\/(api|remotes|uploads|simulators)(\/|$)/, built(join(root, 'frontend-shell', 'dist'), true)),
  );
}

const exceptFor =
  (paths: RegExp, handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    paths.test(request.path) ? next() : handler(request, response, next);
