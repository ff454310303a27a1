import { NotFoundException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Request, type RequestHandler, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { PageHeads } from './page-heads';
import { publicOriginOf } from './public-origin';

const aYear = 'public, max-age=31536000, immutable';

/** A file whose name holds its content's hash never changes; any other may with the next deployment. */
const cacheControl = (path: string): string =>
  /\.[0-9a-f]{8,}\.\w+(\.br)?$/.test(path) ? aYear : 'no-cache';

/** A built frontend, compressed when it was built. It may be deployed anew while this server runs. */
const built = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
    },
  });

/** Product pictures are named by their content, so that a browser asks for each once. */
export function servePictures(app: NestExpressApplication, { uploadsDir }: Settings): void {
  const options = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  app.use('/uploads', express.static(uploadsDir, options), notFound);
}

/** The built frontends on this same port: each remote under its own path, the shell's page for every other one. */
export function servePages(app: NestExpressApplication, root: string): void {
  const shell = join(root, 'frontend-shell', 'dist');
  for (const name of remotesOf(shell)) {
    app.use(`/remotes/${name}`, built(join(root, `frontend-${name}`, 'dist')));
  }
  app.use(exceptApi(built(shell)), exceptApi(page(join(shell, 'index.html'), app.get(PageHeads))));
}

function remotesOf(shell: string): string[] {
  const remotes = JSON.parse(readFileSync(join(shell, 'remotes.json'), 'utf8')) as { name: string }[];
  return remotes.map(({ name }) => name);
}

/** No file of the shell can stand in front of the API. */
const exceptApi =
  (serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (/^\/api(\/|$)/i.test(request.path)) next();
    else void serve(request, response, next);
  };

/** The shell's router finds out in the browser which page it is; only some heads are made here. */
const page =
  (file: string, heads: PageHeads): RequestHandler =>
  (request, response, next) => {
    if (!isReading(request) || isFile(request.path)) notFound(request, response, next);
    else sendPage(file, heads, request, response).catch(next);
  };

async function sendPage(file: string, heads: PageHeads, request: Request, response: Response): Promise<void> {
  response.setHeader('Cache-Control', 'no-cache');
  const head = await headOf(request, heads);
  if (head === undefined) response.sendFile(file, { cacheControl: false });
  else response.type('html').send((await readFile(file, 'utf8')).replace(ownHead, () => head));
}

/** The shell's own title and description, and where a web server would include others: see its index.html. */
const ownHead = /<!--# block name="head" -->.*<!--# include [^>]*-->/s;

/** A page opens all the same when its head can't be made: it says itself what is wrong. */
async function headOf(request: Request, heads: PageHeads): Promise<string | undefined> {
  try {
    return await heads.of(request.path, publicOriginOf(request));
  } catch {
    return undefined;
  }
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isFile = (path: string): boolean => /^\/(remotes|uploads|simulators)(\/|$)|\.\w+$/.test(path);

const notFound: RequestHandler = (_request, response, next) => {
  // They are set already for a compressed file that is gone since this server started.
  response.removeHeader('Content-Encoding');
  response.removeHeader('Content-Type');
  next(new NotFoundException());
};
