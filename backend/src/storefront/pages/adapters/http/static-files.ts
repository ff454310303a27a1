import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NotFoundException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { FileStorage } from '../../../../platform/storage/file-storage';
import { serveStoredFiles } from '../../../../platform/storage/serve-stored-files';
import { hostedFrontends, localFrontends } from './frontend-locations';
import { isNamedByContent } from './named-by-content';
import { pageMiddleware } from './page-middleware';
import { PagesSettings } from '../../../pages.settings';
import { ShopSettings } from '../../../../platform/config/shop.settings';
import { robotsTxt } from '../../../search-engines/adapters/http/sitemaps/robots-txt';
import { serveSitemaps } from '../../../search-engines/adapters/http/sitemaps/serve-sitemaps';
import { RemotePages } from './remote-pages';
import { webManifest, webManifestUrl } from './web-manifest';

/** Serves uploaded pictures and pages, and the built frontends where they are on this machine. */
export function serveFiles(app: NestExpressApplication): void {
  const { SERVE_FRONTENDS, SHELL_URL, REMOTE_URLS } = app.get(PagesSettings);
  const { VISITORS } = app.get(ShopSettings);
  app.use('/uploads', serveStoredFiles(app.get(FileStorage)));
  serveSitemaps(app);
  if (SERVE_FRONTENDS) {
    const pages = new RemotePages(localFrontends(SERVE_FRONTENDS));
    app.use('/robots.txt', robotsTxt(pages, VISITORS));
    app.use(webManifestUrl, webManifest(app, pages));
    app.use('/remotes/:segment', remoteFiles(pages), notFound);
    app.use(exceptApi(builtFiles(fileURLToPath(pages.locations.shell))));
    app.use(exceptApi(pageMiddleware(app, pages)));
  }
  if (SHELL_URL) {
    const pages = new RemotePages(hostedFrontends(SHELL_URL, REMOTE_URLS));
    app.use('/robots.txt', robotsTxt(pages, VISITORS));
    app.use(webManifestUrl, webManifest(app, pages));
    app.use(exceptApi(pageMiddleware(app, pages)));
  }
  app.use(except(api, notFound));
}

const notFound: RequestHandler = () => {
  throw new NotFoundException();
};

const aYear = 'public, max-age=31536000, immutable';

/** Serves a frontend as its build compressed it. After another build, the list of compressed files is read again. */
function builtFiles(folder: string): RequestHandler {
  let handler: RequestHandler = notFound;
  let readAtMs: number | undefined;
  return (request, response, next) => {
    const changedAtMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAtMs !== readAtMs) handler = compressedFiles(folder);
    readAtMs = changedAtMs;
    return handler(request, response, next);
  };
}

const compressedFiles = (folder: string): RequestHandler =>
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

/** Serves the remotes in remotes.json, which may change while this server runs. */
function remoteFiles(pages: RemotePages): RequestHandler<{ segment: string }> {
  const handlers = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const url = `/remotes/${request.params.segment}/`;
    const listed = ((await pages.remotes()) ?? []).map((remote) => pages.locations.remote(remote));
    const folder = listed.find((location) => location?.forBrowser === url)?.forServer;
    if (folder === undefined) {
      next();
      return;
    }
    const files = handlers.get(folder) ?? builtFiles(fileURLToPath(folder));
    handlers.set(folder, files);
    await files(request as Request, response, next);
  };
}

const except =
  (paths: RegExp, serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (paths.test(request.path)) next();
    else return serve(request, response, next);
  };

/** Its controllers handle it, after all that is served here. */
const api = /^\/api(\/|$)/i;

/** No file of the shell replaces what other paths serve. */
const exceptApi = (serve: RequestHandler) => except(/^\/(api|remotes|uploads|simulators)(\/|$)/i, serve);
