import type { ShopSettings } from '../../../../../platform/config/shop.settings';
import type { RequestHandler } from 'express';
import { publicOriginOf } from '../../../../../platform/http/security/public-origin';
import type { Remote, RemotePages } from '../../../../pages/adapters/http/remote-pages';

/** A crawler that renders an open page loads these, and the product feed. */
const publicReads = [
  'common/feature/get',
  'shop/products/',
  'shop/product-feed',
  'shop/collections/',
  'shop/menu',
  'shop/sizes',
  'shop/content',
  'shop/pages/',
];
const publicFiles = ['js', 'css', 'json', 'webmanifest', 'svg', 'png', 'ico', 'webp', 'avif', 'woff2'];

/** Names the pages that visitors see, and the sitemap. */
export const robotsTxt =
  (pages: RemotePages, visitors: ShopSettings['VISITORS']): RequestHandler =>
  async (request, response) => {
    const rules =
      visitors === 'closed'
        ? closedShop
        : [...openShop((await pages.remotes()) ?? []), '', `Sitemap: ${publicOriginOf(request)}/sitemap.xml`];
    response
      .set('Cache-Control', 'public, no-cache')
      .type('text/plain')
      .send(`${['User-agent: *', ...rules].join('\n')}\n`);
  };

const allow = (path: string): string => `Allow: ${path}`;
const disallow = (path: string): string => `Disallow: ${path}`;

/** Crawlers follow the longest rule that matches. */
const closedShop = [
  disallow('/'),
  allow('/$'),
  allow('/auth/'),
  ...publicFiles.map((extension) => allow(`/*.${extension}$`)),
];

const openShop = (remotes: Remote[]): string[] => [
  disallow('/api/'),
  ...publicReads.map((path) => allow(`/api/${path}`)),
  disallow('/simulators/'),
  ...remotes.map(({ name }) => disallow(`/${name}/`)),
  ...remotes.flatMap(({ visitorPages = [] }) => visitorPages.map(allow)),
];
