import { ServiceUnavailableException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import { publicOriginOf } from '../../../../platform/http/security/public-origin';
import { ShopDays } from '../../../../shared/time/shop-days';
import { MailSettings } from '../../../../platform/mail/mail.settings';
import { ApiResponses } from './api-responses';
import { type ComposedPage, PageComposer } from './page-composer';
import type { PageHead } from '../../../search-engines/adapters/http/page-head';
import { PageHeads } from '../../../search-engines/adapters/http/page-heads';
import { PagePictures } from './page-pictures';
import { ShopSettings } from '../../../../platform/config/shop.settings';
import type { RemotePages } from './remote-pages';

/** Sends the composed page for every path without a file extension; the router in the browser does the rest. */
export function pageMiddleware(app: NestExpressApplication, pages: RemotePages): RequestHandler {
  const composer = new PageComposer(
    pages,
    new ApiResponses(app.getHttpServer()),
    app.get(PagePictures),
    app.get(ShopDays).timeZone,
    app.get(MailSettings).smtp !== undefined,
    app.get(ShopSettings).VISITORS,
  );
  const heads = app.get(PageHeads);
  return async (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || /\.\w+$/.test(request.path)) {
      next();
      return;
    }
    const { path, url } = request;
    const { cookie } = request.headers;
    const search = new URLSearchParams(url.slice(path.length));
    const page = await composer.compose({ path, search, cookie, head: await headOf(request, search, heads) });
    if (!page) throw new ServiceUnavailableException();
    allowOrigins(page.origins, response);
    if (page.isOpen) response.vary('Cookie');
    else response.set('X-Robots-Tag', 'noindex');
    response.append('Set-Cookie', page.cookies).set('Cache-Control', cachingOf(page, cookie));
    if (page.movedTo) response.redirect(301, page.movedTo + url.slice(path.length));
    else response.status(page.status).type('html').send(page.html);
  };
}

/** Without a cookie, an open page is the same for everyone. */
function cachingOf({ isOpen }: ComposedPage, cookie: string | undefined): string {
  if (cookie) return 'private, no-cache';
  return isOpen ? 'public, no-cache' : 'no-cache';
}

/** Lets the page load remotes from other origins. */
function allowOrigins(origins: string[], response: Response): void {
  if (origins.length === 0) return;
  const sources = `'self' ${origins.join(' ')}`;
  const policy = String(response.getHeader('Content-Security-Policy'));
  const extended = policy.replace(/(script|style)-src 'self'/g, `$1-src ${sources}`);
  const connections = [sources, ...socketsOf(origins)].join(' ');
  response.setHeader('Content-Security-Policy', `${extended};connect-src ${connections}`);
}

/** Over these, a remote's dev server on a developer's machine sends hot updates. No policy for http allows them. */
const socketsOf = (origins: string[]) =>
  origins
    .filter((origin) => /^http:\/\/localhost(:|$)/.test(origin))
    .map((origin) => origin.replace('http', 'ws'));

/** A page opens without its head, too: the page itself shows what is wrong. */
async function headOf(
  request: Request,
  search: URLSearchParams,
  heads: PageHeads,
): Promise<PageHead | undefined> {
  try {
    return await heads.of({ path: request.path, search }, publicOriginOf(request));
  } catch {
    return undefined;
  }
}
