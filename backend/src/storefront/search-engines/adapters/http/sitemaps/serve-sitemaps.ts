import { ShopSettings } from '../../../../../platform/config/shop.settings';
import { NotFoundException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { publicOriginOf } from '../../../../../platform/http/security/public-origin';
import { sendXml } from '../send-xml';
import { Sitemaps } from './sitemaps';
import { textElement } from '../xml';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** At the top of the site and not below /api: a sitemap lists what is beside and below itself. */
export function serveSitemaps(app: NestExpressApplication): void {
  const sitemaps = app.get(Sitemaps);
  const express = app.getHttpAdapter().getInstance();
  const open = app.get(ShopSettings).VISITORS !== 'closed';
  express.get('/sitemap.xml', open ? sendIndex(sitemaps) : missing);
  express.get('/sitemaps/:file', open ? sendFile(sitemaps) : missing);
}

const missing: RequestHandler = () => {
  throw new NotFoundException();
};

const sendIndex =
  (sitemaps: Sitemaps): RequestHandler =>
  async (request, response) => {
    const origin = publicOriginOf(request);
    const names = await sitemaps.files();
    await sendXml(request, response, {
      version: JSON.stringify([origin, names]),
      pieces: indexOf(names.map((name) => `${origin}/sitemaps/${name}`)),
    });
  };

const sendFile =
  (sitemaps: Sitemaps): RequestHandler<{ file: string }> =>
  async (request, response) => {
    const found = await sitemaps.find(request.params.file);
    if (!found) throw new NotFoundException();
    const origin = publicOriginOf(request as Request);
    await sendXml(request as Request, response, {
      version: JSON.stringify([origin, await found.part.version()]),
      pieces: urlSet(origin, found.part.paths(found.file)),
    });
  };

async function* indexOf(addresses: string[]): AsyncGenerator<string> {
  const listed = addresses.map((address) => `<sitemap>${textElement('loc', address)}</sitemap>`);
  yield `<sitemapindex ${namespace}>${listed.join('')}</sitemapindex>`;
}

async function* urlSet(origin: string, batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `<urlset ${namespace}>`;
  for await (const paths of batches)
    yield paths.map((path) => `<url>${textElement('loc', origin + path)}</url>`).join('');
  yield '</urlset>';
}
