import { NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Request, type RequestHandler, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ServerSettings } from '../config/server.settings';
import { FrontendAddresses } from './frontend-addresses';
import { FrontendFolders } from './frontend-folders';
import { isNamedByContent } from './named-by-content';
import { PageAnswers } from './page-answers';
import { PageComposer } from './page-composer';
import { type PageHead, PageHeads } from './page-heads';
import { PagePictures } from './page-pictures';
import { PageRemotes } from './page-remotes';
import { PagesSettings } from './pages.settings';
import { publicOriginOf } from '../http/public-origin';

/** The pictures, and the shop's pages; the built frontends, too, where they are to be served on this same port. */
export function serveFiles(app: NestExpressApplication): void {
  const { SERVE_FRONTENDS, SHELL_URL, REMOTE_URLS } = app.get(PagesSettings);
  servePictures(app, app.get(ServerSettings).uploadsDir);
  if (SERVE_FRONTENDS) serveBuilds(app, new PageRemotes(new FrontendFolders(SERVE_FRONTENDS)));
  if (SHELL_URL) servePages(app, new PageRemotes(new FrontendAddresses(SHELL_URL, REMOTE_URLS)));
  app.use(exceptApi(notFound));
}

/** Product pictures are named by their content, so that a browser asks for each once. */
function servePictures(app: NestExpressApplication, folder: string): void {
  const files = express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false });
  app.use('/uploads', files, inNextWidth, files, notFound);
}

/** Of a picture from before there were any in this width. */
const inNextWidth: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(/-800(?=\.webp$)/, '-1200');
  next();
};

const notFound: RequestHandler = () => {
  throw new NotFoundException();
};

/** Each remote under its own path, the shell's files and pages under every other. */
function serveBuilds(app: NestExpressApplication, remotes: PageRemotes): void {
  app.use('/remotes/:segment', filesOf(remotes), notFound);
  app.use(exceptApi(builtFiles(remotes.frontends.shell)));
  servePages(app, remotes);
}

const aYear = 'public, max-age=31536000, immutable';

/** A built frontend, compressed when it was built. */
const builtFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', isNamedByContent(path) ? aYear : 'no-cache');
        response.setHeader('Vary', 'Accept-Encoding');
      },
    },
  });

/** Those of the remotes in the list, also after the list or a remote is deployed again. */
function filesOf(remotes: PageRemotes): RequestHandler<{ segment: string }> {
  const known = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const folder = await remotes.filesUnder(`/remotes/${request.params.segment}/`);
    if (folder === undefined) {
      next();
      return;
    }
    const files = known.get(folder) ?? builtFiles(folder);
    known.set(folder, files);
    await files(request as Request, response, next);
  };
}

/** No file of the shell can stand in front of what has its own place. */
const exceptApi =
  (serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (/^\/(api|remotes|uploads|simulators)(\/|$)/i.test(request.path)) next();
    else return serve(request, response, next);
  };

/** The shell's page for every path that is no file's. */
function servePages(app: NestExpressApplication, remotes: PageRemotes): void {
  const composer = new PageComposer(remotes, new PageAnswers(app.getHttpServer()), app.get(PagePictures));
  const heads = app.get(PageHeads);
  app.use(
    exceptApi(async (request, response, next) => {
      const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(request.path);
      if (isPage) await sendPage(composer, heads, request, response);
      else next();
    }),
  );
}

/** The shell's router finds out in the browser which page it is. What is put together for somebody is for nobody else. */
async function sendPage(
  composer: PageComposer,
  heads: PageHeads,
  request: Request,
  response: Response,
): Promise<void> {
  const { path, url } = request;
  const { cookie } = request.headers;
  const query = new URLSearchParams(url.slice(path.length));
  const composed = await composer.compose({ path, query, cookie }, await headOf(request, heads));
  if (!composed) throw new ServiceUnavailableException();
  allow(composed.origins, response);
  response
    .status(composed.status)
    .append('Set-Cookie', composed.cookies)
    .set('Cache-Control', cookie ? 'private, no-cache' : 'no-cache')
    .type('html')
    .send(composed.html);
}

const policyHeader = 'Content-Security-Policy';

/** Has the page load what remotes at other origins bring. */
function allow(origins: string[], response: Response): void {
  if (origins.length === 0) return;
  const from = `'self' ${origins.join(' ')}`;
  const policy = String(response.getHeader(policyHeader)).replace(
    /(script|style)-src 'self'/g,
    `$1-src ${from}`,
  );
  response.setHeader(policyHeader, `${policy};connect-src ${from}`);
}

/** A page opens all the same when its head can't be made: it says itself what is wrong. */
async function headOf(request: Request, heads: PageHeads): Promise<PageHead | undefined> {
  try {
    return await heads.of(request.path, publicOriginOf(request));
  } catch {
    return undefined;
  }
}
