import { NotFoundException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Settings } from '../config/settings';
import { PageAnswers } from './page-answers';
import { PageComposer } from './page-composer';
import { PageHeads } from './page-heads';
import { PagePictures } from './page-pictures';
import { PageRemotes } from './page-remotes';
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
  const files = express.static(uploadsDir, options);
  app.use('/uploads', files, inNextWidth, files, notFound);
}

/** Of a picture from before there were any in this width. */
const inNextWidth: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(/-800(?=\.webp$)/, '-1200');
  next();
};

/** The built frontends on this same port: each remote under its own path, the shell's page for every other one. */
export function servePages(app: NestExpressApplication, root: string): void {
  const remotes = new PageRemotes(root);
  const composer = new PageComposer(remotes, new PageAnswers(app.getHttpServer()), app.get(PagePictures));
  app.use('/remotes/:segment', filesOf(remotes));
  app.use(exceptApi(built(remotes.shell)), exceptApi(page(composer, app.get(PageHeads))));
}

/** Those of the remotes that the list names, however often it or they are deployed anew. */
function filesOf(remotes: PageRemotes): RequestHandler<{ segment: string }> {
  const known = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const folder = await remotes.folderOf(request.params.segment);
    if (folder === undefined) {
      next();
      return;
    }
    const files = known.get(folder) ?? built(folder);
    known.set(folder, files);
    await files(request as Request, response, next);
  };
}

/** No file of the shell can stand in front of the API. */
const exceptApi =
  (serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (/^\/api(\/|$)/i.test(request.path)) next();
    else void serve(request, response, next);
  };

/** The shell's router finds out in the browser which page it is. */
const page =
  (composer: PageComposer, heads: PageHeads): RequestHandler =>
  (request, response, next) => {
    if (!isReading(request) || isFile(request.path)) notFound(request, response, next);
    else sendPage(composer, heads, request, response, next).catch(next);
  };

/** What is put together for somebody is for nobody else. */
async function sendPage(
  composer: PageComposer,
  heads: PageHeads,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const { path, originalUrl, headers } = request;
  const query = new URL(originalUrl, 'http://shop').searchParams;
  const head = await headOf(request, heads);
  const composed = await composer.compose({ path, query, cookie: headers.cookie }, head);
  if (!composed) {
    next(new NotFoundException());
    return;
  }
  const { html, cookies } = composed;
  response.setHeader('Cache-Control', headers.cookie ? 'private, no-cache' : 'no-cache');
  for (const cookie of cookies) response.append('Set-Cookie', cookie);
  response.type('html').send(html);
}

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
